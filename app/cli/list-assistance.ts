import {
  type ListedFacility,
  listFacilities,
} from "#app/domain/assistance/filings/list-facilities.server.ts";
import { defineCommand, exitCodes } from "./define-command.ts";

export const listAssistance = defineCommand({
  usage: ["[--json]"],
  about:
    "Lists the hospitals of the current filings with their income limits, and the hospital of the site that each one is.",
  options: {
    json: { type: "boolean", default: false, about: "prints one line of JSON for each hospital of a filing" },
  },
  examples: ["--json"],
  read: ({ values, positionals }) => (positionals.length === 0 ? { json: values.json } : null),
  async run({ json }, { withDatabase }) {
    const facilities = await withDatabase(listFacilities);
    let isRead = true;
    process.stdout.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code !== "EPIPE") throw error;
      isRead = false; // as `head` does once it has its lines
    });
    for (const facility of facilities) {
      if (!isRead) break;
      console.log(json ? JSON.stringify(facility) : lineOf(facility));
    }
    if (!json) {
      const filings = new Set(facilities.map(({ filingId }) => filingId)).size;
      const matched = facilities.filter(({ hospital }) => hospital !== null).length;
      console.log(
        `Current filings: ${filings}. Hospitals in them: ${facilities.length}, of which matched: ${matched}.`,
      );
    }
    return exitCodes.done;
  },
});

function lineOf(facility: ListedFacility): string {
  const { filingId, isSample, ein, periodEnd, name, city, state, policy, organisation, hospital, ccn } =
    facility;
  const lines = policy ?? organisation;
  return [
    filingId,
    isSample ? "sample" : ein,
    periodEnd,
    `free ${percent(lines.free)}, discount ${percent(lines.discount)}${policy ? "" : " (Part I)"}`,
    `${name} (${[city, state].filter(Boolean).join(", ")})`,
    hospital === null ? "not matched" : `hospital ${hospital}${ccn === null ? "" : `, CCN ${ccn}`}`,
    facility.fileName,
  ].join("\t");
}

function percent(value: number | null): string {
  return value === null ? "not stated" : `${value} %`;
}
