import type pg from "pg";
import type { LoadedCharges } from "#app/domain/charges/open-charge-loader.server.ts";
import type { PublishedPrices } from "#app/domain/charges/price-tally.ts";
import type { ImportedHospital } from "#app/domain/hospitals/matching/find-or-add-hospital.server.ts";
import type { UnclearHospital } from "#app/domain/hospitals/matching/written-hospital.ts";
import type { MrfOutcome, MrfSummary } from "#app/domain/mrf/mrf-event.ts";
import type { MrfHeader } from "#app/domain/mrf/mrf-header.ts";
import type { MrfProblem, MrfProblemAbout } from "#app/domain/mrf/mrf-problem.ts";
import type { AmountBalance } from "./amount-balance.ts";
import type { FinishedImport } from "./finished-import.ts";
import type { Hold } from "./hold.ts";

export type ImportOptions = {
  /** Refuses a file with any error. */
  strict: boolean;
  maxBytes: number;
  /** The hospitals are fictional. */
  isSample: boolean;
  /** Removes the sample data in the same transaction. */
  replacesSampleData: boolean;
  /** Looks at the import before it is committed, in its transaction; what it gives undoes the import. */
  judge?: ((client: pg.ClientBase, finished: FinishedImport) => Promise<Hold | null>) | undefined;
  /** Its prices become the present ones whatever its date. */
  takesOver?: boolean | undefined;
  signal?: AbortSignal;
  onProgress?: (progress: ImportProgress) => void;
};

/** `bytesRead` of the file as it lies on disk, packed or not. */
export type ImportProgress = { rows: number; bytesRead: number };

/** Why a file was not imported. */
export type Refusal =
  | { reason: "unreadable"; unreadable: Exclude<MrfOutcome, "checked"> | "no-header"; about: MrfProblemAbout }
  | { reason: "has-errors"; errorCount: number }
  | { reason: "hospital-unclear"; hospital: UnclearHospital }
  | { reason: "no-charges" }
  | { reason: "held"; hold: Hold }
  | { reason: "disk-full" };

export type ImportedFile = Extract<ImportOutcome, { outcome: "imported" }>;

export type ImportOutcome =
  | {
      outcome: "imported";
      importId: number;
      hospital: ImportedHospital;
      /** False: the file is older than the present one and became history. */
      isCurrent: boolean;
      loaded: LoadedCharges;
      published: PublishedPrices;
      header: MrfHeader;
      summary: MrfSummary;
      balance: AmountBalance;
      problems: MrfProblem[];
    }
  | { outcome: "unchanged"; importId: number; hospitalName: string }
  | {
      outcome: "refused";
      refusal: Refusal;
      header: MrfHeader | null;
      summary: MrfSummary | null;
      problems: MrfProblem[];
    };
