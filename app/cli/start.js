// `npm start`: builds when needed, then serves in this process.
import { pathToFileURL } from "node:url";
import { buildWhenStale } from "./build-when-stale.js";
import { endWithNpm } from "./end-with-npm.js";
import { loadEnvFile } from "./load-env-file.js";

loadEnvFile();
process.env.NODE_ENV ??= "production";
endWithNpm();
const { server } = buildWhenStale();
process.argv[1] = server; // the server serves when it is the program that runs
await import(pathToFileURL(server).href);
