import path from "node:path";
import { readEnv } from "#app/platform/env/env.server.ts";
import { projectRoot } from "#app/platform/files/project-root.server.ts";
import { listen } from "#app/platform/http/door/listen.server.ts";
import { importBuiltServer } from "./import-built-server.ts";
import { openRecordedReader } from "./recorded-reader.ts";

// node --import tsx tests/support/serve-with-patience.ts <readingPatienceMs>
// Serves the built site as `npm start` does, with two differences. A browser without script waits this long for a
// bill's reply, and a page for the sample data notice. Fixture bills aren't read again; photographs and long bills of
// the browser tests aren't fixtures, so they are read.

process.env.NODE_ENV = "production";
const env = readEnv(process.env);
const build = path.join(projectRoot(), "build");
const { openSite } = await importBuiltServer();
const remixBuild = await import(path.join(build, "server/index.js"));
const site = await openSite(env, remixBuild, path.join(build, "client"), {
  openReader: openRecordedReader,
  readingPatienceMs: Number(process.argv[2]),
  sampleNoticePatienceMs: 300_000,
});
const server = await listen(site.app, env);
console.log(`The site is ready at ${server.address}`);
process.once("SIGTERM", async () => {
  await server.close();
  await site.close();
  process.exit(0);
});
