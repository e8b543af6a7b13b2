import { openAmountTally } from "./amount-tally.ts";
import { trimmedStart } from "./csv-cell-edges.ts";
import type { MrfEvent, MrfOutcome, MrfSink, MrfSummary, TextReader } from "./mrf-event.ts";
import { collectProblems } from "./mrf-problem.ts";
import type { MrfSource } from "./mrf-source.server.ts";
import { openTextBytes } from "./open-text-bytes.server.ts";
import { clearRates, openRateColumns } from "./rate-columns.ts";
import { openCsvReader } from "./read-csv-text.ts";
import { openJsonHeaderReader, openJsonReader } from "./read-json-text.ts";
import type { StandardChargeRecord } from "./standard-charge-record.ts";
import { unpackBytes } from "./unpack-bytes.server.ts";
import { TooManyBytesError, UnreadableBytesError } from "./unreadable-bytes-error.ts";

export type MrfCheckOptions = {
  /** The most bytes a file may unpack to. */
  maxBytes: number;
  /** How many problems are handed on; all are counted. */
  maxProblems: number;
};

export const MRF_CHECK_DEFAULTS: MrfCheckOptions = { maxBytes: 16 * 1024 ** 3, maxProblems: 10_000 };

/**
 * Reads and checks a hospital price file of 45 CFR 180.50: CSV tall or wide, or JSON, template 2.0 to 3.0, plain,
 * .gz or .zip. Memory does not grow with the file, and nothing is read ahead of the consumer. Only errors of the
 * source itself (no such file) throw.
 */
export async function* checkMrf(
  source: MrfSource,
  options: MrfCheckOptions = MRF_CHECK_DEFAULTS,
): AsyncGenerator<MrfEvent, void, void> {
  const problems = collectProblems(options.maxProblems);
  const amounts = openAmountTally();
  const rates = openRateColumns();
  const events: MrfEvent[] = [];
  let records: StandardChargeRecord[] = [];
  let rows = 0;
  let rowsWithRecords = 0;
  let rowHasRecord = false;
  let recordCount = 0;
  const sink: MrfSink = {
    header: (header) => void events.push({ kind: "header", header }),
    record: (record) => {
      recordCount += 1;
      if (!rowHasRecord) rowsWithRecords += 1;
      rowHasRecord = true;
      records.push(record);
    },
    problem: problems.add,
    row: () => {
      rows += 1;
      rowHasRecord = false;
    },
    amounts,
    rates,
  };

  function takeEvents(): MrfEvent[] {
    const taken = events.splice(0);
    if (records.length > 0) taken.push({ kind: "records", records, rates });
    records = [];
    const found = problems.take();
    if (found.length > 0) taken.push({ kind: "problems", problems: found });
    return taken;
  }

  let outcome: MrfOutcome;
  const text = openTextBytes();
  try {
    const reader = await openReader(source, options.maxBytes, sink);
    for await (const chunk of unpackBytes(source.open(), options.maxBytes)) {
      reader.write(text.write(chunk));
      yield* takeEvents();
      clearRates(rates);
      if (reader.ended()) break;
    }
    if (!reader.ended()) {
      reader.write(text.end());
      reader.end();
    }
    outcome = reader.ended() ?? "checked";
  } catch (error) {
    if (error instanceof TooManyBytesError) outcome = "too-large";
    else if (error instanceof UnreadableBytesError) outcome = "damaged";
    else throw error;
    const about = error instanceof UnreadableBytesError ? error.about : {};
    sink.problem({ place: "file", rule: outcome, about, severity: "error" });
  }
  const oddByte = text.firstOddByte();
  if (oddByte !== null) {
    sink.problem({ place: `byte ${oddByte}`, rule: "encoding", about: {}, severity: "warning" });
  }
  yield* takeEvents();
  const errors = problems.errorCount();
  const valid = outcome === "checked" && errors === 0;
  const summary: MrfSummary = {
    outcome,
    valid,
    rows,
    rowsLeftOut: rows - rowsWithRecords,
    records: recordCount,
    amounts: amounts.sum(),
    errors,
    problemsByRule: problems.byRule(),
  };
  yield { kind: "summary", summary };
}

/** Opens a reader for CSV or JSON, by the first character. JSON is read once before for its header, which may be at the end. */
async function openReader(source: MrfSource, maxBytes: number, sink: MrfSink): Promise<TextReader> {
  const text = openTextBytes();
  let header: ReturnType<typeof openJsonHeaderReader> | null = null;
  for await (const chunk of unpackBytes(source.open(), maxBytes)) {
    const bytes = text.write(chunk);
    const first = header ? "{" : firstCharacter(bytes);
    if (first === undefined) continue;
    if (first !== "{" && first !== "[") return openCsvReader(sink);
    header ??= openJsonHeaderReader();
    if (!header.write(bytes) || header.isComplete()) break;
  }
  return header ? openJsonReader(header.members, sink) : openCsvReader(sink);
}

/** Returns the first character that isn't a space, as one byte; undefined = all are. */
function firstCharacter(bytes: Buffer): string | undefined {
  const byte = bytes[trimmedStart(bytes, 0, bytes.length)];
  return byte === undefined ? undefined : String.fromCharCode(byte);
}
