import { listImports } from "#app/domain/imports/list-imports.server.ts";
import type { PooledDatabase } from "#app/platform/db/open-database.server.ts";
import { defineCommand, exitCodes } from "./define-command.ts";

const PAGE_SIZE = 500;

export const listPrices = defineCommand({
  usage: ["[--json]"],
  about:
    "Lists the imported price files, newest first: number, state, day, prices, hospital, name of the file.",
  options: { json: { type: "boolean", default: false, about: "prints one line of JSON for each file" } },
  examples: ["--json"],
  read: ({ values, positionals }) => (positionals.length === 0 ? { json: values.json } : null),
  async run({ json }, { withDatabase }) {
    await withDatabase((db) => printImports(db, json));
    return exitCodes.done;
  },
});

async function printImports(db: PooledDatabase, json: boolean): Promise<void> {
  let isRead = true;
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
    isRead = false; // as `head` does once it has its lines
  });
  for (let page = 1; isRead; page++) {
    const { imports, total } = await listImports(db, { page, pageSize: PAGE_SIZE });
    for (const one of imports) {
      const place = [one.city, one.state].filter(Boolean).join(", ");
      const state = one.isSample ? "sample" : one.isCurrent ? "current" : "history";
      const line =
        `${one.importId}\t${state}\t${one.fileDate ?? "no date"}\t${one.priceCount} prices\t` +
        `${one.hospitalName} (${place})\t${one.fileName}`;
      console.log(json ? JSON.stringify(one) : line);
    }
    if (page * PAGE_SIZE < total) continue;
    if (!json) console.log(`Imported price files: ${total}`);
    return;
  }
}
