import type { DocumentText } from "#app/platform/ocr/layout/document-text.ts";
import type { Reply } from "../bills/post-files.ts";
import type { Reading } from "./reading.ts";

interface Compared {
  server: Reading;
  device: Reading & { fetchedBytes: number };
}

/** The similarity of the two readings of each file, the time of each per page, and what the browser fetched. */
export function printComparison(all: Compared[], replies: Record<"server" | "device", Reply[]>): void {
  const shares = all.map(({ server, device }) => wordsShared(server.document, device.document));
  const common = shares.reduce((sum, { common }) => sum + common, 0);
  const most = shares.reduce((sum, { most }) => sum + most, 0);
  console.log(`\nwords equal   ${((100 * common) / most).toFixed(2)} % of ${most}`);
  const unlike = replies.server.filter((reply, index) => !sameFields(reply, replies.device[index]!));
  console.log(`fields equal   ${all.length - unlike.length} of ${all.length} files`);
  for (const { file } of unlike) console.log(`  other fields: ${file}`);
  for (const source of ["ocr", "text-layer"] as const) {
    const some = all.filter(({ server }) => server.document?.pages[0]?.source === source);
    if (some.length === 0) continue;
    const what = source === "ocr" ? "a recognised page" : "a page of a PDF with text";
    for (const where of ["server", "device"] as const) {
      console.log(`${what}, ${where}   ${quantiles(some.map((each) => perPage(each[where])))}`);
    }
    const ratios = some.map(({ server, device }) => device.processorSeconds / server.processorSeconds);
    console.log(`${what}, device / server processor time   median ${median(ratios).toFixed(2)}`);
  }
  const [first, ...later] = all.map(({ device }) => device.fetchedBytes);
  const laterBytes = later.reduce((sum, bytes) => sum + bytes, 0) / Math.max(1, later.length);
  console.log(
    `fetched   ${megabytes(first ?? 0)} MB for the first bill, ${megabytes(laterBytes)} MB for a later one`,
  );
}

function wordsShared(a: DocumentText | null, b: DocumentText | null): { common: number; most: number } {
  const [wordsA, wordsB] = [wordsOf(a), wordsOf(b)];
  const left = new Map<string, number>();
  for (const word of wordsA) left.set(word, (left.get(word) ?? 0) + 1);
  let common = 0;
  for (const word of wordsB) {
    const count = left.get(word) ?? 0;
    if (count > 0) common++;
    left.set(word, count - 1);
  }
  return { common, most: Math.max(wordsA.length, wordsB.length) };
}

function wordsOf(document: DocumentText | null): string[] {
  return document?.pages.flatMap(({ words }) => words.map(({ text }) => text)) ?? [];
}

function sameFields(a: Reply, b: Reply): boolean {
  return (
    a.hospital_name === b.hospital_name && a.total === b.total && a.date === b.date && a.status === b.status
  );
}

interface Effort {
  seconds: number;
  processorSeconds: number;
}

function perPage({ document, seconds, processorSeconds }: Reading): Effort {
  const pages = document?.pages.length ?? 1;
  return { seconds: seconds / pages, processorSeconds: processorSeconds / pages };
}

function quantiles(efforts: Effort[]): string {
  const of = (values: number[]) =>
    `median ${median(values).toFixed(2)} s, most ${Math.max(...values).toFixed(2)} s`;
  const elapsed = of(efforts.map(({ seconds }) => seconds));
  return `${elapsed} by the clock; ${of(efforts.map(({ processorSeconds }) => processorSeconds))} of the processor`;
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.ceil(values.length / 2) - 1] ?? Number.NaN;
}

const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(2);
