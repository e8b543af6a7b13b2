import { readBill } from "#app/domain/bills/read/read-bill.ts";
import { factsToShare } from "#app/domain/bills/sharing/facts-to-share.ts";
import { maxPdfPages } from "#app/domain/bills/upload-rules.ts";
import { openBrowserReader } from "#app/platform/ocr/in-browser/open-browser-reader.ts";
import type { ReaderAsset } from "#app/platform/ocr/in-browser/reader-asset.ts";
import type { DeviceReading, MessageToReader, ReaderMessage } from "./reader-messages.ts";

// Reads one bill in a worker of the browser, by the stages that the server reads by. Its policy lets it reach no network.

const awaited = new Map<ReaderAsset, (bytes: ArrayBuffer) => void>();
const reader = openBrowserReader(askForAsset, { maxPages: maxPdfPages });

addEventListener("message", async ({ data: message }: MessageEvent<MessageToReader>) => {
  if (message.type === "asset") awaited.get(message.asset)?.(message.bytes);
  else tell({ type: "done", reading: await read(new Uint8Array(message.bytes), message.name) });
});

function tell(message: ReaderMessage): void {
  postMessage(message);
}

function askForAsset(asset: ReaderAsset): Promise<ArrayBuffer> {
  return new Promise((resolve) => {
    awaited.set(asset, resolve);
    tell({ type: "needs", asset });
  });
}

async function read(bytes: Uint8Array, name: string): Promise<DeviceReading> {
  try {
    const reading = await readBill(
      { reader, findHospitalId: async () => null },
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
    return { outcome: "read", facts: factsToShare(reading.bill), picture: reading.picture };
  } catch (error) {
    console.error(error);
    return { outcome: "failed" };
  }
}
