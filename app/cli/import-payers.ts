import { readFile } from "node:fs/promises";
import { importPayerFiles } from "#app/domain/payer-files/import-payer-files.server.ts";
import type { PayerFileRefusal, PayerFileResult } from "#app/domain/payer-files/payer-import.ts";
import type { PriceBalance } from "#app/domain/payer-files/store/settle-rates.ts";
import {
  allServices,
  listedServices,
  shoppableServices,
  type WantedServices,
} from "#app/domain/payer-files/wanted-services.server.ts";
import { defineCommand, exitCodes } from "./define-command.ts";
import { statesOf } from "./import-providers.ts";

/** The largest file that is known unpacks to a terabyte. */
const MAX_BYTES = 2_000_000_000_000;

export const importPayers = defineCommand({
  site: "may-be-new",
  usage: ["<table of contents | file | folder | URL>… [options]"],
  about: `Imports what plans agreed to pay (Transparency in Coverage, 45 CFR 147.212): in-network rates and allowed amounts of the plans that a table of
contents names. Rates of other services and states are passed over. The same file again changes nothing. Files that are
named and not there are told; the command fails where none could be read.`,
  options: {
    plan: {
      type: "string",
      multiple: true,
      value: "<plan>",
      about: "plans whose name has this in it, or of this id; may be given again",
    },
    states: {
      type: "string",
      value: "<list>",
      about: "keeps rates of providers in these states alone, as IL,IN",
    },
    services: {
      type: "string",
      value: "<which>",
      default: "shoppable",
      about: "shoppable, all, or a file with a code in each line",
    },
    json: { type: "boolean", default: false, about: "prints one line of JSON for each file" },
  },
  examples: [
    "https://payer.example/2026-06-01_payer_index.json --plan 'Choice PPO' --states IL,IN",
    "payer-files/ --services all",
  ],
  read({ values, positionals }) {
    const states = values.states === undefined ? null : statesOf(values.states);
    if (positionals.length === 0 || states === "unknown") return null;
    return {
      targets: positionals,
      plans: values.plan ?? [],
      states,
      services: values.services,
      json: values.json,
    };
  },
  stopping: "Stopping: the file under way is undone, what was imported stays.",
  run: ({ targets, json, services, ...choice }, { env, signal, withDatabase, withProgressBar }) =>
    withDatabase((db) =>
      withProgressBar(async (bar) => {
        let isAnyRead = false;
        const wanted = { ...choice, services: await servicesOf(services) };
        for (const target of targets) {
          await importPayerFiles(db, target, wanted, {
            downloadDirectory: env.dataDir,
            maxBytes: MAX_BYTES,
            signal,
            onProgress: (fileName, readBytes, sizeBytes) => bar.show(readBytes, sizeBytes, fileName),
            onResult: (result) => {
              bar.clear();
              isAnyRead ||= result.outcome !== "refused";
              console.log(json ? JSON.stringify(result) : sayResult(result));
            },
          });
        }
        return isAnyRead ? exitCodes.done : exitCodes.failed;
      }),
    ),
});

async function servicesOf(which: string): Promise<WantedServices> {
  if (which === "all") return allServices;
  if (which === "shoppable") return shoppableServices();
  return listedServices((await readFile(which, "utf8")).split("\n"));
}

function sayResult(result: PayerFileResult): string {
  const { fileName } = result;
  switch (result.outcome) {
    case "unchanged":
      return `${fileName}: the same as before; nothing changed`;
    case "refused":
      return `${fileName}: refused. ${sayRefusal(result.refusal)}`;
    case "imported":
      if (result.kind === "table-of-contents") {
        const unreadable =
          result.unreadableCount > 0 ? `; ${result.unreadableCount} structures unreadable` : "";
        return `${fileName}: ${number(result.planCount)} plans with ${number(result.fileCount)} files${unreadable}`;
      }
      if (result.kind === "allowed") {
        return `${fileName}: ${number(result.amountCount)} allowed amounts; ${result.seconds.toFixed(1)} s`;
      }
      return `${fileName}: ${sayBalance(result.balance)}; ${result.seconds.toFixed(1)} s`;
  }
}

/** 'read 374 rates = kept 300 + other services 20 + …'. */
function sayBalance({ read, kept, otherServices, otherStates, ghost, refused }: PriceBalance): string {
  const reasons = Object.entries(refused).map(
    ([reason, count]) => `${reason.replaceAll("_", " ")} ${number(count)}`,
  );
  const total = Object.values(refused).reduce((sum, count) => sum + count, 0);
  const parts = [
    `kept ${number(kept)}`,
    `other services ${number(otherServices)}`,
    `other states ${number(otherStates)}`,
    `ghost ${number(ghost)}`,
    `refused ${number(total)}${reasons.length > 0 ? ` (${reasons.join(", ")})` : ""}`,
  ];
  return `read ${number(read)} rates = ${parts.join(" + ")}`;
}

function sayRefusal(refusal: PayerFileRefusal): string {
  switch (refusal.reason) {
    case "not-there":
      return "The file is not there, or its address no longer gives it away. Addresses in a table of contents expire; download the table anew.";
    case "packed-badly":
      return "It is packed badly or was cut off; nothing of it was kept. Download it again.";
    case "not-json":
      return "It is no JSON: an expired address answers so. Download the table of contents anew.";
    case "cut-off":
      return `It breaks off${at(refusal.atByte)}; nothing of it was kept. Download it again.`;
    case "value-too-large":
      return `One entry${at(refusal.atByte)} is larger than 64 MiB, which no known payer writes; nothing of the file was kept.`;
    case "too-many-providers":
    case "too-many-bytes":
    case "too-many-plans":
      return refusal.told;
    case "no-payer-file":
      return "It is neither a table of contents nor a file of rates or allowed amounts (45 CFR 147.212).";
  }
}

function at(byte: number | null): string {
  return byte === null ? "" : ` at byte ${number(byte)}`;
}

function number(value: number): string {
  return value.toLocaleString("en-US");
}
