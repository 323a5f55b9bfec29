/** Runs before other scripts. An older Node.js also understands this file, because it is CommonJS. */
const { dirname, sep } = require("node:path");

const [major] = process.versions.node.split(".");
const root = dirname(__dirname);
// Vite parses a path as a URL, and Node.js replaces * in imports.
const refused = /[#?%*]/.exec(root) || /\\/.exec(sep === "/" ? root : "");
if (refused) {
  console.error(
    `The path ${root} contains ${refused[0]}: rename the folder with this character, and run this again.`,
  );
  process.exitCode = 1;
} else if (Number(major) < 24) {
  console.error(
    `This is Node.js ${process.versions.node}, but the site needs Node.js 24. \`npm ci --ignore-scripts=false\` installs it, or install it from https://nodejs.org.`,
  );
  process.exitCode = 1;
}
