import { emptyDirectory } from "#app/domain/bills/read/hospital-directory.ts";
import { type BillPapers, readBill } from "#app/domain/bills/read/read-bill.ts";
import { understandBill } from "#app/domain/bills/read/understand-bill.ts";
import { factsToShare, uncertainFacts } from "#app/domain/bills/sharing/facts-to-share.ts";
import type { DocumentReader } from "#app/platform/ocr/document-reader.ts";
import type { LoadAsset, ReaderAsset } from "#app/platform/ocr/in-browser/reader-asset.ts";
import { unpackPages } from "#app/platform/ocr/layout/packed-pages.ts";
import type { DeviceReading, MessageToReader, ReaderMessage } from "./reader-messages.ts";

/** Makes a worker of the browser read the bills that its page hands over, by a reader that asks the page for what it needs. */
export function answerReadings(openReader: (load: LoadAsset) => DocumentReader): void {
  const awaited = new Map<ReaderAsset, (bytes: ArrayBuffer) => void>();
  const reader = openReader(
    (asset) =>
      new Promise((resolve) => {
        awaited.set(asset, resolve);
        tell({ type: "needs", asset });
      }),
  );
  addEventListener("message", async ({ data: message }: MessageEvent<MessageToReader>) => {
    if (message.type === "asset") awaited.get(message.asset)?.(message.bytes);
    else tell({ type: "done", reading: await read(reader, new Uint8Array(message.bytes), message.name) });
  });
}

/** On a device no one else waits for the process. */
const readHere: BillPapers = {
  read: async (_, pages, { directory }) => ({
    outcome: "read",
    made: await understandBill(unpackPages(pages), directory),
  }),
};

function tell(message: ReaderMessage): void {
  postMessage(message);
}

async function read(reader: DocumentReader, bytes: Uint8Array, name: string): Promise<DeviceReading> {
  try {
    const reading = await readBill(
      { reader, papers: readHere, directory: emptyDirectory },
      { bytes, name },
      {
        downscale: false,
        picture: true,
        signal: new AbortController().signal,
        onProgress: (progress) => tell({ type: "progress", progress }),
      },
    );
    if (reading.outcome === "refused") return reading;
    if (reading.outcome !== "read") return { outcome: "failed" };
    const { bill, picture } = reading;
    return { outcome: "read", facts: factsToShare(bill), doubtful: uncertainFacts(bill), picture };
  } catch (error) {
    console.error(error);
    return { outcome: "failed" };
  }
}
