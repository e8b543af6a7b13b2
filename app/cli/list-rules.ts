import { listCmsFiles } from "#app/domain/cms-files/list-cms-files.server.ts";
import { STARTER_EDITION } from "#app/domain/coding-edits/starter/starter-edition.ts";
import { defineCommand, exitCodes } from "./define-command.ts";
import { sayCmsEdition } from "./rules/say-cms-refusal.ts";

export const listRules = defineCommand({
  usage: ["[--json]"],
  about: "Lists the imported files of coding edits and fees: number, edition, rows, name of the file.",
  options: { json: { type: "boolean", default: false, about: "prints one line of JSON for each file" } },
  examples: ["--json"],
  read: ({ values, positionals }) => (positionals.length === 0 ? { json: values.json } : null),
  async run({ json }, { withDatabase }) {
    const files = await withDatabase(listCmsFiles);
    for (const file of files) {
      const rows = `${file.rowCount.toLocaleString("en-US")} rows, ${file.firstCode} to ${file.lastCode}`;
      const line = `${file.cmsFileId}\t${sayCmsEdition(file)}\t${rows}\t${file.fileName}`;
      console.log(json ? JSON.stringify(file) : line);
    }
    if (!json) console.log(`Imported files: ${files.length}. Where none holds: the ${STARTER_EDITION}.`);
    return exitCodes.done;
  },
});
