/** Runs before other scripts. CommonJS, because an older Node.js would otherwise end in a stack trace. */
const [major] = process.versions.node.split(".");
if (Number(major) < 24) {
  console.error(
    `This is Node.js ${process.versions.node}, but the site needs Node.js 24. \`npm ci --ignore-scripts=false\` installs it.`,
  );
  process.exitCode = 1;
}
