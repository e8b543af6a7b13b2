// `npm start`: builds when needed, then serves in this process.
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { buildWhenStale, isBuildStale } from "./build-when-stale.js";
import { checkPort } from "./check-port.js";
import { endWithNpm } from "./end-with-npm.js";
import { loadSiteSettings } from "./load-site-settings.js";

const { site } = parseArgs({ options: { site: { type: "string" } }, strict: false }).values;
try {
  loadSiteSettings(typeof site === "string" ? site : undefined);
  if (isBuildStale()) await checkPort(); // says so at once, not after the minute of a build
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
process.env.NODE_ENV ??= "production";
endWithNpm();
const { server } = buildWhenStale();
process.argv[1] = server; // the server serves when it is the program that runs
await import(pathToFileURL(server).href);
