import type { KeepingRules } from "#app/domain/editions/kept-price-files.server.ts";
import type { FoundPriceFile, MissingPriceFile } from "#app/domain/mrf/find-price-files.server.ts";
import type { RunProgress } from "./import-found.server.ts";
import type { ImportOutcome } from "./import-outcome.ts";

type FoundFile = Extract<FoundPriceFile, { outcome: "found" }>;

/** A file without its function to release it, which stays with the process that found it. */
export type SentFile = Omit<FoundFile, "release"> | MissingPriceFile;

/** What an importing process is told. `batchNo` names files that were taken together. */
export type MessageToImportProcess =
  | {
      kind: "open";
      databaseUrl: string;
      statementTimeoutMs: number;
      strict: boolean;
      maxBytes: number;
      keeping: KeepingRules | undefined;
      wantsProgress: boolean;
    }
  | { kind: "import"; batchNo: number; files: SentFile[] }
  | { kind: "turn-comes"; batchNo: number }
  | { kind: "stop" };

/** What became of the file at `index` of its batch; `missing`: it could not be read. */
export type SentResult = {
  index: number;
  missing: MissingPriceFile | null;
  result: ImportOutcome | null;
  seconds: number;
};

/** What an importing process tells. An error loses its code on the way. */
export type ImportProcessMessage =
  | { kind: "ready" }
  | { kind: "progress"; progress: RunProgress }
  | ({ kind: "result"; batchNo: number } & SentResult)
  | { kind: "turn-passed"; batchNo: number }
  | { kind: "ended"; batchNo: number; failure: { error: Error; code: string | undefined } | null };
