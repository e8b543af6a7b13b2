import type { ReadProgress } from "#app/domain/bills/upload-progress.ts";
import type { ReaderAsset } from "#app/platform/ocr/in-browser/reader-asset.ts";
import { loadAsset } from "./load-asset.ts";
import { pictureAssets, readerBytes } from "./reader-download.ts";
import type { DeviceReading, MessageToReader, ReaderMessage } from "./reader-messages.ts";

/** Where the page finds what reading takes. */
export interface ReaderAddresses {
  worker: string;
  assets: Record<ReaderAsset, string>;
}

interface ReadOnDevice {
  addresses: ReaderAddresses;
  /** Hears 0 to 100 while the reader is downloaded. */
  onDownload: (percent: number) => void;
  /** Hears how far the reading is, of a page in part. */
  onRead: (progress: ReadProgress) => void;
  /** Ends it at any time. */
  signal: AbortSignal;
}

/** "not-loaded": the reader could not be downloaded. "not-opened": the file itself could not be read. */
export type OnDevice = DeviceReading | { outcome: "not-loaded" | "not-opened" };

/** Reads a bill in a separate worker, which frees its memory at the end. Never settles once `signal` is aborted. */
export async function readOnDevice(
  file: File,
  { addresses, onDownload, onRead, signal }: ReadOnDevice,
): Promise<OnDevice> {
  const bytes = await file.arrayBuffer().catch(() => null);
  if (!bytes) return { outcome: "not-opened" };
  const worker = new Worker(addresses.worker, { type: "module" });
  const ended = new AbortController();
  const end = () => {
    ended.abort();
    worker.terminate();
  };
  signal.addEventListener("abort", end);
  try {
    return await new Promise<OnDevice>((resolve) => {
      const download = openDownload(addresses.assets, onDownload, ended.signal);
      const tell = (message: MessageToReader, moved: ArrayBuffer) => worker.postMessage(message, [moved]);
      const bring = async (asset: ReaderAsset) => {
        const loaded = await download(asset).catch(() => null);
        if (loaded) tell({ type: "asset", asset, bytes: loaded }, loaded);
        else if (!signal.aborted) resolve({ outcome: "not-loaded" });
      };
      worker.onmessage = ({ data: message }: MessageEvent<ReaderMessage>) => {
        if (message.type === "needs") void bring(message.asset);
        else if (message.type === "progress") onRead(message.progress);
        else if (message.type === "done") resolve(message.reading);
      };
      worker.onerror = () => resolve({ outcome: "failed" });
      tell({ type: "read", bytes, name: file.name }, bytes);
    });
  } finally {
    signal.removeEventListener("abort", end);
    end();
  }
}

/** Loads assets once each. What reads pictures is needed together, and is loaded together. */
function openDownload(
  addresses: Record<ReaderAsset, string>,
  onPercent: (percent: number) => void,
  signal: AbortSignal,
): (asset: ReaderAsset) => Promise<ArrayBuffer> {
  const loads = new Map<ReaderAsset, Promise<ArrayBuffer>>();
  const bytesOf = new Map<ReaderAsset, number>();

  function load(asset: ReaderAsset): Promise<ArrayBuffer> {
    const begun = loads.get(asset);
    if (begun) return begun;
    const onBytes = (bytes: number) => {
      bytesOf.set(asset, bytes);
      const wholeBytes = [...loads.keys()].reduce((sum, each) => sum + readerBytes[each], 0);
      const loadedBytes = [...bytesOf.values()].reduce((sum, each) => sum + each, 0);
      onPercent(Math.min(100, Math.round((100 * loadedBytes) / wholeBytes)));
    };
    const loading = loadAsset(addresses[asset], onBytes, signal);
    loads.set(asset, loading);
    return loading;
  }

  return (asset) => {
    const together: readonly ReaderAsset[] = pictureAssets;
    // A later caller gets the failure.
    if (together.includes(asset)) for (const each of together) load(each).catch(() => {});
    return load(asset);
  };
}
