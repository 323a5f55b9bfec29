import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { prototypeNotes, prototypeProblem, withSandboxFixes } from "./prototype.ts";

test.each<[string, string | Uint8Array, string | null]>([
  ["a whole page", "<!doctype html><title>A</title>", null],
  ["a page after a comment", "\uFEFF\n<!-- Made by hand -->\n<!DOCTYPE HTML>", null],
  ["a page without a doctype", "<div id=root></div>", null],
  ["no bytes", "", "is empty"],
  ["more than 8 MB", `<!doctype html>${" ".repeat(8_000_000)}`, "8.01 MB, and the limit is 8 MB"],
  ["a Git LFS pointer", "version https://git-lfs.github.com/spec/v1\n", "git lfs pull"],
  ["an image", Buffer.from("89504e470d0a1a0a", "hex"), "is not a text in UTF-8"],
  ["UTF-16", Buffer.from("<html>", "utf16le"), "is not a text in UTF-8"],
  ["a script", "export const page = '<html>';", "is not an HTML page"],
])("prototypeProblem checks a file with %s", async (_title, bytes, problem) => {
  const found = await prototypeProblem(Buffer.from(bytes));
  if (problem === null) expect(found).toBeNull();
  else expect(found).toContain(problem);
});

test("lists what does not work, with the first file and the first three addresses", async () => {
  const html = `<!doctype html><link rel=stylesheet href="./style.css"><a href="#top">Top</a><a href="other.html">Other</a>
    <a class=b href="https://site.example/">Site</a><a href='https://more.example/'>More</a>
    <img src="data:image/png;base64,AA"><svg xmlns="http://www.w3.org/2000/svg"/><script src="https://a.example/a.js"></script>
    <script>fetch("https://b.example/"); new WebSocket('wss://c.example'); import("https://d.example/");
    document.cookie = "a"; indexedDB.open("a"); location.reload(); alert("a"); my.alert("a")</script>`;
  expect(await prototypeNotes(Buffer.from(html))).toEqual([
    ...["document.cookie", "indexedDB", "location.reload", "alert"].map(
      (name) => `uses ${name}, which does not work in a prototype`,
    ),
    "needs another file, ./style.css: put everything into one file",
    "links to https://site.example/: links to other sites do nothing in a prototype",
    ...["https://a.example/a.js", "https://b.example/", "wss://c.example"].map(
      (address) => `uses ${address}, which is blocked: put it into the file`,
    ),
  ]);
  expect(await prototypeNotes(Buffer.from("<!doctype html><a href='#a'>A</a>"))).toEqual([]);
});

test("adds a storage in memory after the doctype, before everything else", () => {
  const html = "<!-- A --><!doctype html><html lang=en>";
  const [, before, script = "", after] =
    /^(.*)<script>(.*)<\/script>(.*)$/s.exec(`${withSandboxFixes(Buffer.from(html))}`) ?? [];
  expect([before, after]).toEqual(["<!-- A --><!doctype html>", "<html lang=en>"]);
  const use = `localStorage.setItem("a", 1); localStorage.b = 2; sessionStorage.a = 3; localStorage.setItem("length", 4);
    delete localStorage.b; localStorage.removeItem("none");
    [localStorage.a, localStorage.getItem("b"), localStorage.b, localStorage.length, localStorage.key(0),
      sessionStorage.getItem("a"), Object.keys(localStorage).join(), "a" in localStorage,
      (sessionStorage.clear(), sessionStorage.length)]`;
  // In a page, the global object is also the window.
  const global: Record<string, unknown> = {};
  Object.assign(global, { window: global, Navigator: class {}, addEventListener() {} });
  const expected = ["1", null, undefined, 2, "a", "3", "a,length", true, 0];
  expect(Array.from(runInNewContext(`${script};${use}`, global))).toEqual(expected);
});
