import { rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { build } from "vite";
import { buildWhenStale } from "../../app/cli/build-when-stale.js";

/** Puts the recording worker among the built site's files, bundled as the site bundles its own, until `remove`: a site that is
 *  started in the meantime serves it as it does its own, under the same policy. */
export async function placeWorker(): Promise<{ address: string; remove(): Promise<void> }> {
  const { client } = buildWhenStale();
  const address = "/assets/recording-worker.js";
  const file = path.join(client, address);
  await writeFile(file, await bundleWorker());
  return { address, remove: () => rm(file) };
}

async function bundleWorker(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "warn",
    build: {
      write: false,
      target: "es2022",
      rollupOptions: { input: new URL("recording-worker.ts", import.meta.url).pathname },
      modulePreload: false,
    },
  });
  const [bundle] = [built].flat();
  if (!bundle || !("output" in bundle)) throw new Error("The worker was not built.");
  return bundle.output[0].code;
}
