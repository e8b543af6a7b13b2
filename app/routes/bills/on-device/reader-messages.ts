import type { BillReading } from "#app/domain/bills/read/read-bill.ts";
import type { BillFacts } from "#app/domain/bills/sharing/shared-bill.ts";
import type { ReadProgress } from "#app/domain/bills/upload-progress.ts";
import type { ReaderAsset } from "#app/platform/ocr/in-browser/reader-asset.ts";

/** The messages from the page to its reading worker. */
export type MessageToReader =
  | { type: "read"; bytes: ArrayBuffer; name: string }
  | { type: "asset"; asset: ReaderAsset; bytes: ArrayBuffer };

/** What a bill came to on its owner's device; `doubtful` are the facts to look at twice, `picture` is a JPEG of its first
 *  page. */
export type DeviceReading =
  | {
      outcome: "read";
      facts: BillFacts;
      doubtful: (keyof BillFacts)[];
      picture: Uint8Array | null;
    }
  | Extract<BillReading, { outcome: "refused" }>
  | { outcome: "failed" };

/** The messages from the worker to the page. It reaches no network: the page brings what it needs. */
export type ReaderMessage =
  | { type: "needs"; asset: ReaderAsset }
  | { type: "progress"; progress: ReadProgress }
  | { type: "done"; reading: DeviceReading };
