import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { makeSampleFiles } from "#app/domain/sample-data/make-sample-files.ts";

// npm run sample:make -- [folder]: writes the price files of the fictional hospitals, into ./sample-data by default.

const folder = path.resolve(process.argv[2] ?? "sample-data");
await mkdir(folder, { recursive: true });
let files = 0;
let characters = 0;
for (const { fileName, text } of makeSampleFiles()) {
  await writeFile(path.join(folder, fileName), text);
  files += 1;
  characters += text.length;
}
console.log(`${folder}: ${files} price files, ${(characters / 1e6).toFixed(1)} MB`);
