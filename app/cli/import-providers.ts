import { readdir, stat } from "node:fs/promises";
import path from "node:path";
import { findState } from "#app/domain/hospitals/addresses/us-states.ts";
import { importProviders, type ProvidersImport } from "#app/domain/providers/import-providers.server.ts";
import type { ProviderFileKind } from "#app/domain/providers/provider-file.server.ts";
import { defineCommand, exitCodes } from "./define-command.ts";
import { sayCmsRefusal } from "./rules/say-cms-refusal.ts";

export const importProvidersCommand = defineCommand({
  site: "may-be-new",
  usage: ["<file | folder>… [--states <list>] [--json]"],
  about: `Imports who is behind an NPI: NPPES's monthly or weekly files, its second places of practice and deactivated NPIs, NUCC's names of specialties,
and Medicare's table by provider and service as evidence that a provider performs a service. All files come in together or not at all.`,
  options: {
    states: { type: "string", value: "<list>", about: "keeps providers of these states alone, as IL,IN" },
    json: { type: "boolean", default: false, about: "prints the outcome as one line of JSON" },
  },
  examples: ["NPPES_Data_Dissemination_June_2026.zip --states IL,IN", "provider-files/"],
  read({ values, positionals }) {
    const states = values.states === undefined ? null : statesOf(values.states);
    if (positionals.length === 0 || states === "unknown") return null;
    return { targets: positionals, states, json: values.json };
  },
  stopping: "Stopping: nothing of these files is kept.",
  run: ({ targets, states, json }, { signal, withDatabase, withProgressBar }) =>
    withDatabase((db) =>
      withProgressBar(async (bar) => {
        const paths = (await Promise.all(targets.map(filesAt))).flat();
        const onProgress = (fileName: string, rowCount: number) =>
          bar.show(0, 1, `${fileName}: ${number(rowCount)} rows`);
        const end = await importProviders(db, paths, { states, signal, onProgress });
        bar.clear();
        if (json) console.log(JSON.stringify(end));
        else report(end);
        return end.outcome === "imported" && end.files.length > 0 ? exitCodes.done : exitCodes.failed;
      }),
    ),
});

/** Letters of states; null where nothing is asked for. */
export function statesOf(list: string): ReadonlySet<string> | "unknown" {
  const states = list.split(",").map((state) => findState(state));
  return states.includes(null) ? "unknown" : new Set(states.filter((state) => state !== null));
}

async function filesAt(target: string): Promise<string[]> {
  if (!(await stat(target)).isDirectory()) return [target];
  const names = (await readdir(target)).filter((name) => /\.(csv|csv\.gz|zip|xlsx)$/i.test(name)).sort();
  return names.map((name) => path.join(target, name));
}

const KINDS: Readonly<Record<ProviderFileKind, string>> = {
  nppes: "providers (NPPES)",
  places: "second places of practice",
  deactivated: "deactivated NPIs",
  medicare: "services paid by Medicare",
  taxonomies: "names of specialties (NUCC)",
};

function report(end: ProvidersImport): void {
  if (end.outcome === "refused") {
    console.error(`${end.fileName}: refused. ${sayCmsRefusal(end.refusal)} Nothing was changed.`);
    return;
  }
  for (const { fileName, kind, rowCount, keptCount } of end.files) {
    console.log(`${fileName}: ${KINDS[kind]}; ${number(rowCount)} rows, ${number(keptCount)} kept`);
  }
  if (end.files.length === 0) console.log("No file about providers was found there.");
  for (const name of end.leftOut) console.log(`${path.basename(name)}: not about providers, left out`);
}

function number(value: number): string {
  return value.toLocaleString("en-US");
}
