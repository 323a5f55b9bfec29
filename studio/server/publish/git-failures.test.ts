import { expect, test } from "vitest";
import { explainFailure } from "./git-failures.ts";

test.each([
  [
    "fatal: detected dubious ownership in repository at '/site'\nfatal: Could not read from remote",
    "Another user",
  ],
  [
    "fatal: not a git repository (or any of the parent directories): .git",
    "This folder has no repository yet",
  ],
  [
    "fatal: unable to access 'https://a.example/': Could not resolve host: a.example",
    "git could not reach the host",
  ],
  [
    "ssh: connect to host a.example port 22: Network is unreachable\nfatal: Could not read from",
    "git could not reach the host",
  ],
  [
    "git@github.com: Permission denied (publickey).\nfatal: Could not read from remote",
    "git could not log in",
  ],
  [
    "fatal: '/host.git' does not appear to be a git repository\nfatal: Could not read from remote",
    "There is no repository at this address",
  ],
  [
    "remote: Repository not found.\nfatal: repository 'https://a.example/' not found",
    "There is no repository",
  ],
  ["fatal: could not read Username for 'https://a.example'", "git could not log in"],
  ["error: unknown option `sparse'\nusage: git add [<options>]", "This version of git is too old"],
  ["git: 'hook' is not a git command. See 'git --help'.", "This version of git is too old"],
  ["git: 'lfs' is not a git command. See 'git --help'.", "This repository keeps large files with Git LFS"],
  ["error: copy-fd: write returned: No space left on device\nfatal: cannot copy", "The disk is full"],
  ["fatal: sha1 file '/site/.git/index.lock' write error. Out of diskspace", "The disk is full"],
  [
    "remote: error: GH001: Large files detected.\n ! [remote rejected] main -> main (pre-receive hook declined)",
    "The host of the repository does not accept a file this large",
  ],
  [
    "remote: error: GH006: Protected branch update failed\n ! [remote rejected] main -> main",
    "The repository protects this branch",
  ],
  [
    "ERROR: Permission to ada/site.git denied to bob.\nfatal: Could not read from remote",
    "The account that this computer uses is not allowed",
  ],
  [
    "fatal: unable to access 'https://a.example/': The requested URL returned error: 403",
    "The account that this computer uses is not allowed",
  ],
  ["remote: No\n ! [remote rejected] main -> main (pre-receive hook declined)", "A check (hook)"],
  ["Tests failed\nerror: failed to push some refs to 'a.example'", "A check (hook)"],
  [" ! [rejected] main -> main (stale info)\nerror: failed to push some refs", "The repository has changed"],
  ["fatal: something new", "git could not finish"],
])("explains %s", (output, beginning) => {
  const explanation = explainFailure(output, false);
  expect(explanation.startsWith(beginning), explanation).toBe(true);
  expect(explanation).toContain(output);
});
