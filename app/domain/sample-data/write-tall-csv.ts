import type { PayerCharge } from "#app/domain/mrf/standard-charge-record.ts";
import { csvHeaderLines, csvLine, openChargeColumns } from "./csv-file.ts";
import { payerFieldNames } from "./payer-fields.ts";
import type { PriceFile } from "./price-file.ts";
import type { SampleCharge } from "./sample-charge.ts";

/** The tall layout: one row for each payer's plan, or one for a charge that no plan has. */
export function writeTallCsv(file: PriceFile): string {
  const fields = payerFieldNames(file.template);
  const columns = openChargeColumns(file);
  const names = [
    ...columns.names,
    "payer_name",
    "plan_name",
    ...fields.map(({ name, ofStandardCharge }) => (ofStandardCharge ? `standard_charge|${name}` : name)),
    "standard_charge|min",
    "standard_charge|max",
    "additional_generic_notes",
  ];

  function row(charge: SampleCharge, payer: PayerCharge | null): string {
    const notes = [charge.notes, payer?.notes].filter(Boolean).join(" ");
    return csvLine([
      ...columns.cellsOf(charge),
      payer?.payerName ?? null,
      payer?.planName ?? null,
      ...fields.map(({ field }) => payer?.[field] ?? null),
      charge.min,
      charge.max,
      notes || null,
    ]);
  }

  const rows = file.charges.flatMap((charge) =>
    charge.payers.length > 0 ? charge.payers.map((payer) => row(charge, payer)) : [row(charge, null)],
  );
  return csvHeaderLines(file) + csvLine(names) + rows.join("");
}
