import { csvHeaderLines, csvLine, openChargeColumns } from "./csv-file.ts";
import { payerFieldNames } from "./payer-fields.ts";
import type { PriceFile } from "./price-file.ts";

/** The wide layout: one row for each charge, with columns for every plan. */
export function writeWideCsv(file: PriceFile): string {
  const fields = payerFieldNames(file.template);
  const columns = openChargeColumns(file);
  const names = [
    ...columns.names,
    ...file.plans.flatMap(({ payerName, planName }) => [
      ...fields.map(({ name, ofStandardCharge }) =>
        ofStandardCharge
          ? `standard_charge|${payerName}|${planName}|${name}`
          : `${name}|${payerName}|${planName}`,
      ),
      `additional_payer_notes|${payerName}|${planName}`,
    ]),
    "standard_charge|min",
    "standard_charge|max",
    "additional_generic_notes",
  ];
  const rows = file.charges.map((charge) =>
    csvLine([
      ...columns.cellsOf(charge),
      ...file.plans.flatMap(({ payerName, planName }) => {
        const payer = charge.payers.find(
          (candidate) => candidate.payerName === payerName && candidate.planName === planName,
        );
        return [...fields.map(({ field }) => payer?.[field] ?? null), payer?.notes ?? null];
      }),
      charge.min,
      charge.max,
      charge.notes,
    ]),
  );
  return csvHeaderLines(file) + csvLine(names) + rows.join("");
}
