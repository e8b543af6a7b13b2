import { readFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { openDocumentReader } from "#app/platform/ocr/worker/open-document-reader.server.ts";
import type { Reply } from "../bills/post-files.ts";
import { printBillScore } from "../bills/score.ts";
import { serveForBench } from "../bills/serve-for-bench.ts";
import { printComparison } from "./compare.ts";
import { openDevice } from "./open-device.ts";
import { placeWorker } from "./place-worker.ts";
import { lookAtProcesses } from "./process-tree.ts";
import { type Reading, replyOf } from "./reading.ts";

// npm run bench -- on-device <folder with truth.json> [--limit 40]
// Reads the same files by the server's reader and by the page in a browser, in turn, and prints both.

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { limit: { type: "string", default: "40" } },
});
const [folder] = positionals;
if (!folder) {
  console.error("Which folder? npm run bench -- on-device <folder with truth.json> [--limit 40]");
  process.exit(2);
}
const truth: { file: string }[] = JSON.parse(await readFile(path.join(folder, "truth.json"), "utf8"));
const step = Math.max(1, truth.length / Number(values.limit));
const files = truth.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));

const worker = await placeWorker();
const site = await serveForBench();
const reader = openDocumentReader({ workers: 1, queueLength: 1, pageTimeoutMs: 60_000, maxPages: 25 });
const device = await openDevice(site.origin, worker.address);
const compared: { server: Reading; device: Reading & { fetchedBytes: number } }[] = [];
const replies: Record<"server" | "device", Reply[]> = { server: [], device: [] };
try {
  await reader.read(await readFile(path.join(folder, files[0]!.file))); // starts its worker
  for (const { file: name } of files) {
    const place = path.join(folder, name);
    const bytes = new Uint8Array(await readFile(place));
    const server = await readOnServer(bytes);
    const onDevice = await device.read(place);
    compared.push({ server, device: onDevice });
    replies.server.push(await replyOf({ bytes, name }, server));
    replies.device.push(await replyOf({ bytes, name }, onDevice));
  }
  for (const [where, read] of Object.entries(replies)) {
    console.log(`\n== read on the ${where}`);
    await printBillScore(folder, read);
  }
  printComparison(compared, replies);
  console.log(`peak memory   reader process ${readerPeakMb()} MB   the page's process ${device.peakMb()} MB`);
} finally {
  await device.close();
  await reader.close();
  await site.close();
  await worker.remove();
}

async function readOnServer(bytes: Uint8Array): Promise<Reading> {
  const before = lookAtProcesses(process.pid).processorSeconds;
  const startedAt = performance.now();
  const read = await reader.read(bytes);
  const seconds = (performance.now() - startedAt) / 1000;
  const processorSeconds = lookAtProcesses(process.pid).processorSeconds - before;
  return { document: read.outcome === "read" ? read.document : null, seconds, processorSeconds };
}

function readerPeakMb(): number {
  return lookAtProcesses(process.pid).peakMb;
}
