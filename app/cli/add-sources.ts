import { readFile, stat } from "node:fs/promises";
import { parseCmsHptFile } from "#app/domain/mrf/cms-hpt-file.ts";
import { finderText } from "#app/domain/mrf/finder-text.server.ts";
import { type AddedSource, addSources } from "#app/domain/sources/add-sources.server.ts";
import { MAX_LISTED_SOURCES, readSourceList } from "#app/domain/sources/read-source-list.ts";
import { systemClock } from "#app/platform/clock.ts";
import { defineCommand, exitCodes } from "./define-command.ts";

const MAX_LIST_BYTES = 10_000_000;

export const addPriceSources = defineCommand({
  site: "may-be-new",
  usage: ["<web site | cms-hpt.txt | price file | list or CSV of them>… [--json]"],
  about: `Adds sources of price files, which the site looks at by itself from then on (SOURCES_CHECK). An address that ends in .csv,
.json, .gz or .zip, or has a query, is a price file; any other is a site with a cms-hpt.txt. A list is a file on this computer
with an address in each line, or in some column of a CSV, ${MAX_LISTED_SOURCES} at most; of a cms-hpt.txt here, its mrf-urls.`,
  options: { json: { type: "boolean", default: false, about: "prints one line of JSON for each address" } },
  examples: ["https://hospital.example", "https://hospital.example/cms-hpt.txt", "hospitals.csv"],
  read: ({ values: { json }, positionals }) =>
    positionals.length > 0 ? { json, targets: positionals } : null,
  run: ({ json, targets }, { withDatabase }) =>
    withDatabase(async (db) => {
      const addresses: string[] = [];
      for (const target of targets) addresses.push(...(await addressesOf(target)));
      const added = await addSources(db, addresses, systemClock.now());
      for (const one of added) console.log(json ? JSON.stringify(one) : lineOf(one));
      const count = (outcome: AddedSource["outcome"]) =>
        added.filter((one) => one.outcome === outcome).length;
      if (!json && added.length > 1) {
        console.log(
          `${count("added")} added, ${count("known")} known already, ${count("no-address")} no address`,
        );
      }
      if (!json && count("added") > 0)
        console.log("npx faircharge sources check --now looks at them at once.");
      return count("no-address") > 0 || added.length === 0 ? exitCodes.failed : exitCodes.done;
    }),
});

/** The addresses that an argument names: those in a local file, else the argument itself. */
async function addressesOf(target: string): Promise<string[]> {
  const found = await stat(target).catch(() => null);
  if (!found?.isFile()) return [target];
  if (found.size > MAX_LIST_BYTES)
    throw new Error(`${target} is larger than ${MAX_LIST_BYTES} bytes: no list.`);
  const text = finderText(await readFile(target));
  if (/cms-hpt\.txt$/i.test(target)) return parseCmsHptFile(text, null).entries.map(({ mrfUrl }) => mrfUrl);
  return readSourceList(text).map(({ line, address }) => address ?? `${target} line ${line}`);
}

function lineOf(one: AddedSource): string {
  if (one.outcome === "no-address") return `no address\t${one.written}`;
  const kind = one.kind === "file" ? "price file" : "site with a cms-hpt.txt";
  return `${one.outcome}\t${one.address}\t${kind}`;
}
