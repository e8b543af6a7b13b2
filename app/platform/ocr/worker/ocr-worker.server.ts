import sharp from "sharp";
import { becomeWorker } from "../../processes/become-worker.server.ts";
import type { MessageToWorker, WorkerMessage } from "../../processes/worker-messages.ts";
import { drawDocument } from "../draw-document.ts";
import { decodeImagePage } from "../image/decode-image.server.ts";
import { downscaleImage } from "../image/downscale-image.server.ts";
import { encodeJpeg } from "../image/encode-jpeg.server.ts";
import { packPages } from "../layout/packed-pages.ts";
import { countPdfPages } from "../pdf/count-pdf-pages.ts";
import { loadPdfium } from "../pdf/load-pdfium.server.ts";
import { type DocumentOutcome, readDocument } from "../read-document.ts";
import type { CountTask, DrawTask, ReadResult, ReadTask } from "./ocr-worker-messages.ts";
import { once } from "./once.ts";
import { openReadingEngines } from "./open-reading-engines.server.ts";

class StopReading extends Error {}
class TooMuchWork extends Error {}

becomeWorker();
// One worker is one core; libvips would take all of them.
sharp.concurrency(1);
sharp.cache(false);

const openPdfium = once(loadPdfium);
const openEngines = once(async () => openReadingEngines(await openPdfium()));
let isStopped = false;

process.on("message", async (message: MessageToWorker<ReadTask | CountTask | DrawTask>) => {
  isStopped = message.type === "stop";
  if (message.type !== "task") return;
  if (message.task.kind === "count") await count(message.task);
  else if (message.task.kind === "draw") await draw(message.task);
  else await read(message.task);
});

function send(message: WorkerMessage<unknown>): void {
  process.send?.(message);
}

async function count({ bytes }: CountTask): Promise<void> {
  const engine = await load(openPdfium);
  if (!engine) return;
  send({ type: "started" });
  send({ type: "done", result: await countPdfPages(engine, bytes) });
}

async function draw({ bytes, rule }: DrawTask): Promise<void> {
  const openPdfiumOfDocument = await load(openPdfium);
  if (!openPdfiumOfDocument) return;
  send({ type: "started" });
  const engines = {
    openPdfium: openPdfiumOfDocument,
    pictures: { decodePage: decodeImagePage, encodeJpeg },
  };
  try {
    const result = await drawDocument(engines, bytes, {
      rule,
      onPageDrawn: (pagesRead) =>
        send({ type: "progress", progress: { pagesRead, pageCount: rule.maxPages } }),
    });
    send({ type: "done", result });
  } catch {
    send({ type: "done", result: { outcome: "damaged" } });
  }
}

async function read({ bytes, maxPages, maxCpuMs, downscale, picture }: ReadTask): Promise<void> {
  const engines = await load(openEngines);
  if (!engines) return;
  send({ type: "started" });
  const before = process.cpuUsage();
  try {
    const smaller = downscale ? await downscaleImage(bytes, downscale) : null;
    const result = await readDocument(engines, smaller ?? bytes, {
      maxPages,
      ...(picture ? { picture } : {}),
      onPageRead: (pagesRead, pageCount) => send({ type: "progress", progress: { pagesRead, pageCount } }),
      checkpoint() {
        if (isStopped) throw new StopReading();
        const { user, system } = process.cpuUsage(before);
        if ((user + system) / 1000 > maxCpuMs) throw new TooMuchWork();
      },
    });
    send({ type: "done", result: packed(result) });
  } catch (error) {
    // A document may make an engine fail in unforeseen ways; PDFium opens afresh for each document.
    send({ type: "done", result: { outcome: outcomeOfFailure(error) } });
  }
}

function packed(result: DocumentOutcome): ReadResult {
  if (result.outcome !== "read") return result;
  const { document, ...read } = result;
  return { ...read, packed: packPages(document) };
}

function outcomeOfFailure(error: unknown): "stopped" | "timed-out" | "damaged" {
  if (error instanceof StopReading) return "stopped";
  return error instanceof TooMuchWork ? "timed-out" : "damaged";
}

async function load<Engine>(open: () => Promise<Engine>): Promise<Engine | null> {
  try {
    return await open();
  } catch (error) {
    send({ type: "unavailable", reason: error instanceof Error ? error.message : String(error) });
    return null;
  }
}
