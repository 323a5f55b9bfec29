/** The first step of what is run first, in a language that every Node.js knows: an older one would end in a stack trace. */
const [major] = process.versions.node.split(".");
if (Number(major) < 24) {
  console.error(
    `This is Node.js ${process.versions.node}, and 24 is needed. It comes with \`npm ci\`, but for --ignore-scripts or a setting of npm like it: run \`npm ci --ignore-scripts=false\`, or install Node.js 24.`,
  );
  process.exitCode = 1;
}
