import type { LoadedCharges } from "#app/domain/charges/open-charge-loader.server.ts";
import type { PublishedPrices } from "#app/domain/charges/price-tally.ts";
import type { ImportedHospital } from "#app/domain/hospitals/matching/find-or-add-hospital.server.ts";
import type { MrfSummary } from "#app/domain/mrf/mrf-event.ts";
import type { MrfHeader } from "#app/domain/mrf/mrf-header.ts";
import type { MrfProblem } from "#app/domain/mrf/mrf-problem.ts";
import type { AmountBalance } from "./amount-balance.ts";
import type { PriceFile } from "./price-file.server.ts";

/** A price file whose rows are in the transaction. */
export type FinishedImport = {
  importId: number;
  file: PriceFile;
  header: MrfHeader;
  /** ISO day; null where the file gave none that can be read. */
  fileDate: string | null;
  hospital: ImportedHospital;
  /** Its prices are the hospital's present ones. */
  isCurrent: boolean;
  loaded: LoadedCharges;
  payerIds: ReadonlyMap<string, number>;
  published: PublishedPrices;
  summary: MrfSummary;
  balance: AmountBalance;
  problems: MrfProblem[];
};
