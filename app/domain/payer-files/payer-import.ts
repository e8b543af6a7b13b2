import type { FetchLimits } from "./find-payer-files.server.ts";
import type { PriceBalance } from "./store/settle-rates.ts";
import type { WantedServices } from "./wanted-services.server.ts";

/** Why a file's bytes are none that can be read. */
export type PayerFileRefusal =
  | { reason: "not-there" }
  | { reason: "packed-badly" | "not-json" | "cut-off"; atByte: number | null }
  | { reason: "value-too-large"; atByte: number | null }
  | { reason: "too-many-providers" | "too-many-bytes" | "too-many-plans"; told: string }
  | { reason: "no-payer-file" };

export type PayerFileResult = { fileName: string; address: string } & (
  | { outcome: "imported"; kind: "in-network"; balance: PriceBalance; seconds: number }
  | { outcome: "imported"; kind: "allowed"; amountCount: number; seconds: number }
  | {
      outcome: "imported";
      kind: "table-of-contents";
      planCount: number;
      fileCount: number;
      unreadableCount: number;
    }
  | { outcome: "unchanged" }
  | { outcome: "refused"; refusal: PayerFileRefusal }
);

export interface PayerImportChoice {
  /** Parts of names or ids; empty: all plans. */
  plans: readonly string[];
  states: ReadonlySet<string> | null;
  services: WantedServices;
  isSample?: boolean;
}

export interface PayerImportTools extends FetchLimits {
  onProgress(fileName: string, readBytes: number, sizeBytes: number): void;
  onResult(result: PayerFileResult): void;
}
