#!/usr/bin/env node
// `npx faircharge`: the one command. Plain JavaScript, so that a Node.js that is too old gets a sentence and no syntax error.

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Faircharge needs Node.js 20.19 or newer; this is ${process.versions.node}.`);
  process.exit(1);
}
const args = process.argv.slice(2);
// A site runs built code: the compiler and the commands would add 100 MB to it.
if (/^start(?: --site[= ].+)?$/.test(args.join(" "))) await import("./start.js");
else {
  const { register } = await import("tsx/esm/api");
  register();
  const { runFaircharge } = await import("./run-faircharge.ts");
  process.exitCode = await runFaircharge(args);
}
