import { readFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { measureReaders } from "./measure-readers.ts";
import { postFiles } from "./post-files.ts";
import { printRefusedReceipts } from "./receipts.ts";
import { reportMisses } from "./report-misses.ts";
import { printBillScore } from "./score.ts";
import { serveForBench } from "./serve-for-bench.ts";
import { printSpeed } from "./speed.ts";

// npm run bench -- bills <folder with truth.json> [--receipts] [--report <file.html>]
// Posts every file of the folder to a running server and prints how well and how fast the server reads. --receipts
// counts the rejected files of the neighboring folder `receipts`. --report writes a page of the misses, cut out of
// their pictures.

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { receipts: { type: "boolean", default: false }, report: { type: "string" } },
});
const [folder] = positionals;
if (!folder) {
  console.error("Which folder? npm run bench -- bills <folder with truth.json> [--receipts]");
  process.exit(2);
}

const server = await serveForBench();
try {
  const truth = await readTruth(folder);
  const replies = await postFiles(server.origin, folder, truth);
  await printBillScore(folder, replies);
  await printSpeed(folder, replies);
  if (values.report) await reportMisses(values.report, { folder, truth, replies });
  if (values.receipts) {
    const receiptsFolder = path.join(folder, "../receipts");
    await printRefusedReceipts(receiptsFolder, await readTruth(receiptsFolder));
  }
  const memory = server.peakMemory();
  if (memory) console.log(`peak memory   server ${memory.serverMb} MB   reader ${memory.readerMb} MB`);
  const readersMb = await measureReaders(server, folder, truth);
  if (readersMb) console.log(`peak memory of all readers, two files at once   ${readersMb} MB`);
} finally {
  await server.close();
}

async function readTruth(from: string) {
  return JSON.parse(await readFile(path.join(from, "truth.json"), "utf8"));
}
