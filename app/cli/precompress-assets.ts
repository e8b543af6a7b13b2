import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { projectRoot } from "#app/platform/files/project-root.server.ts";

// Compresses the built files once, as hard as it goes, so that no request pays for it. Remix's list of all routes is for its
// router in browsers, which no page of ours loads.

const listOfRoutes = /^assets\/manifest-\w+\.js$/;
const worthCompressing = /\.(js|css|svg|txt|json|wasm|onnx)$/;
/** Above it the last tenth takes ten times as long. */
const manyBytes = 1_000_000;
const folder = path.join(projectRoot(), "build/client");

for (const name of await readdir(folder, { recursive: true })) {
  const file = path.join(folder, name);
  if (listOfRoutes.test(name)) await rm(file);
  else if (worthCompressing.test(name)) await compress(file);
}

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file);
  const isLarge = bytes.length > manyBytes;
  const quality = isLarge ? 9 : constants.BROTLI_MAX_QUALITY;
  const level = isLarge ? constants.Z_DEFAULT_COMPRESSION : constants.Z_BEST_COMPRESSION;
  const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: quality } };
  await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, brotli));
  await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level }));
}
