import { createReadStream } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import path from "node:path";
import { createGunzip } from "node:zlib";
import { validateCsv, validateJson } from "@cmsgov/hpt-validator";

/** How long CMS's own validator takes to check a file, or the files of a folder one after the other. */
export async function timeValidator(target: string): Promise<number> {
  const isFolder = (await stat(target)).isDirectory();
  const files = isFolder ? (await readdir(target)).map((name) => path.join(target, name)) : [target];
  const startedAt = performance.now();
  for (const file of files) {
    const packed = createReadStream(file);
    const stream = file.endsWith(".gz") ? packed.pipe(createGunzip()) : packed;
    stream.setEncoding("utf8");
    const validate = /\.json(\.gz)?$/.test(file) ? validateJson : validateCsv;
    await validate(stream as never, "v3.0");
  }
  return (performance.now() - startedAt) / 1000;
}
