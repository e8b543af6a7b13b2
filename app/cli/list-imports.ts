import { parseArgs } from "node:util";
import { listImports } from "#app/domain/imports/list-imports.server.ts";
import { openDatabase } from "#app/platform/db/open-database.server.ts";
import { readEnv } from "#app/platform/env/env.server.ts";

// npm run mrf:list: the imported price files, newest first, a line each; with --json a line of JSON each.

const PAGE_SIZE = 500;

function readArguments() {
  try {
    return parseArgs({ options: { json: { type: "boolean", default: false } } }).values;
  } catch {
    return null;
  }
}

const wanted = readArguments();
if (!wanted) {
  console.error("Usage: npm run mrf:list [-- --json]");
  process.exit(2);
}
let isRead = true;
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
  isRead = false; // as `head` does once it has its lines
});
const database = await openDatabase(readEnv(process.env));
try {
  for (let page = 1; isRead; page++) {
    const { imports, total } = await listImports(database.db, { page, pageSize: PAGE_SIZE });
    for (const one of imports) {
      const place = [one.city, one.state].filter(Boolean).join(", ");
      const state = one.isSample ? "sample" : one.isCurrent ? "current" : "history";
      const line =
        `${one.importId}\t${state}\t${one.fileDate ?? "no date"}\t${one.priceCount} prices\t` +
        `${one.hospitalName} (${place})\t${one.fileName}`;
      console.log(wanted.json ? JSON.stringify(one) : line);
    }
    if (page * PAGE_SIZE < total) continue;
    if (!wanted.json) console.log(`Imported price files: ${total}`);
    break;
  }
} finally {
  await database.close();
}
