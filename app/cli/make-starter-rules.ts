import { readdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { CmsFileError } from "#app/domain/cms-files/cms-refusal.ts";
import { makeStarterSet } from "#app/domain/cms-files/make-starter-set.server.ts";
import { withCmsMembers } from "#app/domain/cms-files/open-cms-members.server.ts";
import {
  type ReadCmsFile,
  readCmsMember,
  type SaidOfFiles,
} from "#app/domain/cms-files/read-cms-member.server.ts";
import { starterFolder } from "#app/domain/coding-edits/starter/open-starter-edits.server.ts";
import { feeSheetOf } from "#app/domain/medicare/fee-sheet-of-files.server.ts";
import { starterFeesPath, writeStarterFees } from "#app/domain/medicare/starter-fee-sheet.server.ts";
import { defineCommand, exitCodes } from "./define-command.ts";
import { sayCmsRefusal } from "./rules/say-cms-refusal.ts";

export const makeStarterRules = defineCommand({
  site: "none",
  usage: ["<folder> [--edition <month>]"],
  about: `Rewrites the coding edits and national fees that come with the site. <folder> holds CMS's files: practitioner pairs, both
tables of unit limits, add-on codes, OPPS addendum B, the fee schedules of physicians and laboratories, weights of stays
(table 5). Amounts of stays (tables 1A to 1E) stay as they are where they are not among them.
What is taken is chosen in app/domain/coding-edits/starter/chosen-services.ts; afterwards set the name of the edition in
starter-edition.ts beside it.`,
  options: {
    edition: { type: "string", value: "<month>", about: "of pairs whose names do not say it" },
  },
  examples: ["cms-files/ --edition 2026-07"],
  read: ({ values, positionals: [folder, more] }) =>
    folder !== undefined && more === undefined ? { folder, edition: values.edition ?? null } : null,
  async run({ folder, edition }) {
    const files: ReadCmsFile[] = [];
    for (const name of (await readdir(folder)).sort()) {
      const said = { table: null, edition: name.startsWith("ccipra") ? edition : null };
      files.push(...(await readFiles(path.join(folder, name), said)));
    }
    for (const [name, text] of makeStarterSet(files)) {
      await writeFile(path.join(starterFolder(), name), text);
      console.log(`${name}: ${text.split("\n").length} lines`);
    }
    const { editions, sheet } = feeSheetOf(files);
    await writeFile(starterFeesPath(), writeStarterFees(editions, sheet));
    console.log(`national fees: ${sheet.rates.size + sheet.stays.size} codes`);
    return exitCodes.done;
  },
});

async function readFiles(filePath: string, said: SaidOfFiles): Promise<ReadCmsFile[]> {
  try {
    return await withCmsMembers(filePath, async (members) => {
      const files: ReadCmsFile[] = [];
      for (const member of members) files.push(await readCmsMember(member, said));
      return files;
    });
  } catch (error) {
    if (!(error instanceof CmsFileError)) throw error;
    console.error(`${filePath}: left out. ${sayCmsRefusal(error.refusal)}`);
    return [];
  }
}
