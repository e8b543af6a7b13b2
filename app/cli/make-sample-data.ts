import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { makeSampleFiles } from "#app/domain/sample-data/make-sample-files.ts";
import { makeSampleFilings } from "#app/domain/sample-data/make-sample-filings.ts";
import { makeSamplePayer } from "#app/domain/sample-data/make-sample-payer.ts";
import { defineCommand, exitCodes } from "./define-command.ts";

export const makeSample = defineCommand({
  site: "none",
  usage: ["[<folder>]"],
  about: `Writes the price files of the fictional hospitals into <folder> (default ./sample-data), and in its folder schedule-h the
filings of their financial assistance, in payer the files of a fictional payer.`,
  options: {},
  examples: ["sample-data"],
  read: ({ positionals: [folder = "sample-data", more] }) =>
    more === undefined ? { folder: path.resolve(folder) } : null,
  async run({ folder }) {
    await mkdir(folder, { recursive: true });
    let files = 0;
    let characters = 0;
    for (const { fileName, text } of makeSampleFiles()) {
      await writeFile(path.join(folder, fileName), text);
      files += 1;
      characters += text.length;
    }
    const filings = makeSampleFilings();
    await mkdir(path.join(folder, "schedule-h"), { recursive: true });
    for (const { fileName, text } of filings)
      await writeFile(path.join(folder, "schedule-h", fileName), text);
    const payer = makeSamplePayer();
    await mkdir(path.join(folder, "payer"), { recursive: true });
    for (const { fileName, text } of payer) await writeFile(path.join(folder, "payer", fileName), text);
    console.log(
      `${folder}: ${files} price files, ${(characters / 1e6).toFixed(1)} MB, ${filings.length} filings of financial assistance, and ${payer.length} files of a payer`,
    );
    return exitCodes.done;
  },
});
