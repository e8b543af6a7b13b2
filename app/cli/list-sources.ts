import { sayFileState, saySourceState } from "#app/content/words/say-source.ts";
import { hospitalsOf } from "#app/domain/sources/hospitals-of.ts";
import { type ListedFile, type ListedSource, listSources } from "#app/domain/sources/list-sources.server.ts";
import { SOURCE_STATES } from "#app/domain/sources/source.ts";
import { CLI_LANGUAGE } from "./cli-language.ts";
import { defineCommand, exitCodes } from "./define-command.ts";

export const listPriceSources = defineCommand({
  usage: ["[--state <state>] [--json]"],
  about: `Lists the sources of price files: state, when it was asked last, hospital, address, and why it is not current. A file that
waits for a decision has its number: npx faircharge sources decide <number>.`,
  options: {
    state: { type: "string", value: "<state>", about: `only those that are ${SOURCE_STATES.join(", ")}` },
    json: { type: "boolean", default: false, about: "prints one line of JSON for each source" },
  },
  examples: ["", "--state failing", "--json"],
  read({ values: { state, json }, positionals }) {
    const isKnown = state === undefined || SOURCE_STATES.some((one) => one === state);
    return isKnown && positionals.length === 0 ? { state, json } : null;
  },
  run: ({ state, json }, { withDatabase }) =>
    withDatabase(async (db) => {
      const sources = (await listSources(db)).filter((one) => state === undefined || one.state === state);
      for (const source of sources) console.log(json ? jsonOf(source) : linesOf(source));
      if (!json) console.log(sayCounts(sources));
      return exitCodes.done;
    }),
});

function jsonOf(source: ListedSource): string {
  const { address, kind, state, checkedAt, changedAt, failingSince, nextLookAt } = source;
  return JSON.stringify({
    address,
    hospital: hospitalsOf(source),
    state,
    reason: saySourceState(CLI_LANGUAGE, source) || null,
    checked_at: checkedAt,
    changed_at: changedAt,
    kind,
    failing_since: failingSince,
    next_look_at: nextLookAt,
    files: source.files.map((file) => ({
      number: file.sourceFileId,
      address: file.address,
      hospital: file.hospitalName,
      hospital_id: file.hospitalId,
      location_names: file.locationNames,
      import_id: file.importId,
      state: file.state,
      reason_code: file.hold?.reasons.join(" ") ?? file.why?.reason ?? null,
      reason: sayFileState(CLI_LANGUAGE, file) || null,
      sha256: file.sha256,
      checked_at: file.checkedAt,
      changed_at: file.changedAt,
    })),
  });
}

function linesOf(source: ListedSource): string {
  const { state, checkedAt, address, files } = source;
  const reason = saySourceState(CLI_LANGUAGE, source);
  return [
    [state, checkedAt ?? "never", hospitalsOf(source) ?? "-", address].join("\t"),
    ...(files.length === 0 && reason ? [`\t${reason}`] : files.map(fileLine)),
    ...(files.length > 0 && source.why && files.every(({ why }) => why === null) ? [`\t${reason}`] : []),
  ].join("\n");
}

function fileLine(file: ListedFile): string {
  const reason = sayFileState(CLI_LANGUAGE, file);
  return `\tfile ${file.sourceFileId}, ${file.state}: ${file.address}${reason && `\n\t${reason}`}`;
}

function sayCounts(sources: readonly ListedSource[]): string {
  const counts = SOURCE_STATES.map(
    (state) => `${sources.filter((one) => one.state === state).length} ${state}`,
  );
  return `Sources: ${sources.length} (${counts.join(", ")})`;
}
