/** Runs before other scripts. An older Node.js also understands this file, because it is CommonJS. */
const [major] = process.versions.node.split(".");
if (Number(major) < 24) {
  console.error(
    `This is Node.js ${process.versions.node}, but the site needs Node.js 24. \`npm ci --ignore-scripts=false\` installs it.`,
  );
  process.exitCode = 1;
}
