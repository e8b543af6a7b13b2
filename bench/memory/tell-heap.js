import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

// Imported into a site's process by run.ts: collects its garbage each minute and prints what is left.
const isSite = process.argv[1]?.endsWith("start.js"); // and none of its readers
if (isSite) {
  setFlagsFromString("--expose-gc");
  const collectGarbage = runInNewContext("gc");
  setInterval(() => {
    collectGarbage();
    process.stderr.write(`memory ${JSON.stringify(process.memoryUsage())}\n`);
  }, 60_000).unref();
}
