/** Explains failures of git that the owner can fix. git's own words follow. */
const EXPLANATIONS: [pattern: RegExp, explanation: string][] = [
  // git also names index.lock if the disk is full, so this line is the first.
  [/no space left|out of diskspace/i, "The disk is full. Free some space, then publish again."],
  [
    /dubious ownership|unsafe repository/i,
    "Another user of this computer owns the repository, so git refuses it. If you trust its files, run the command that git names below, then publish again.",
  ],
  [
    /not a git repository/i,
    "This folder has no repository yet. Follow the steps behind the link above, or choose Cloudflare.",
  ],
  [
    /index\.lock|unable to create '.*\.lock'/i,
    "Another program uses git in this folder. Wait until it ends, or delete the file that git names below. Then publish again.",
  ],
  [
    /tell me who you are|empty ident|auto-detection is disabled/i,
    'git does not know your name. In a terminal, run git config --global user.name "Your Name" and git config --global user.email you@example.com, then publish again.',
  ],
  [
    /failed to sign|signing failed|user\.signingkey|failed to write commit object/i,
    "git could not sign the commit. Sign a commit in a terminal once, or turn off commit.gpgsign, then publish again.",
  ],
  [
    /git-lfs|filter '?lfs|'lfs' is not a git command/i,
    "This repository keeps large files with Git LFS, which is not installed. Install it from https://git-lfs.com, run git lfs install, then publish again.",
  ],
  [
    /unknown (option|switch)|unrecognized argument|is not a git command/i,
    "This version of git is too old. Install git 2.36 or newer, then publish again.",
  ],
  [
    /GH001|file size limit|HTTP 413/i,
    "The host of the repository does not accept a file this large (GitHub: 100 MB). Nothing was sent. Make the file smaller or remove it, then publish again.",
  ],
  [
    /protected branch|GH006|GH013|not allowed to push/i,
    "The repository protects this branch. Nothing was sent. Allow your account to push in the settings of the repository (on GitHub: Branches or Rules), then publish again.",
  ],
  [
    /permission to .* denied|access .*not granted|marked as read only|returned error: 403|HTTP Basic: access denied/i,
    "The account that this computer uses is not allowed to change the repository. Nothing was sent. If git names another account below, remove its login from the saved passwords of this computer. Otherwise, ask the repository's owner for write access. Then publish again.",
  ],
  [
    /would be overwritten by merge|would be removed by merge/i,
    "The newer changes also change a file outside of your texts and images, which git names below. Nothing was changed. Ask someone who knows git for help, then publish again.",
  ],
  [
    /stale info|non-fast-forward|fetch first|cannot lock ref|incorrect old value/i,
    "The repository has changed in the meantime. Check the new list, then publish again.",
  ],
  [
    /does not appear to be a git repository|repository ('.*' )?not found/i,
    "There is no repository at this address, or your account cannot see it. Nothing was sent. Check the address.",
  ],
  [
    /permission denied \(|host key verification|could not read (username|password)|terminal prompts disabled|authentication failed/i,
    "git could not log in to the repository. Nothing was sent. If your SSH key has a passphrase, run ssh-add in a terminal. Otherwise, push once in a terminal with git push.",
  ],
  [
    /could not resolve host|network is unreachable|no route to host|failed to connect|couldn't connect|connection (timed out|refused|reset|closed)|operation timed out|hung up|could not read from remote/i,
    "git could not reach the host of the repository. Check your internet connection and the address, then publish again.",
  ],
  [
    /hook declined|remote rejected|failed to push some refs/i,
    "A check (hook) in the repository or on this computer refused your site. Nothing was sent. Fix the problems that it lists below, or show this message to the person who set up the check. Then publish again.",
  ],
];
const TIMED_OUT =
  "git did not finish in time. Check your connection. If git asks for a password, run ssh-add or push once in a terminal. Then publish again.";

const UNKNOWN = "git could not finish. Show its message below to someone who knows git, then publish again.";

/** @param isLate true if a time limit ended git */
export function explainFailure(output: string, isLate: boolean): string {
  const [, explanation = UNKNOWN] = EXPLANATIONS.find(([pattern]) => pattern.test(output)) ?? [];
  return [isLate ? TIMED_OUT : explanation, output].filter(Boolean).join("\n\n");
}
