import type { Likeness, PatientSetting } from "#app/domain/billing-codes/comparable-key.ts";
import type { Dollars } from "#app/domain/money/dollars.ts";

/** What shows whether lines of a file are about the same price. */
export type ComparableLine = Omit<Likeness, "billingClass"> & {
  chargeNo: number;
  comparedClass: string;
  grossDollars: Dollars | null;
};

/**
 * The lines of a service that apply in a setting and are of one price with the chosen one, the chosen one first. Hospitals
 * split a price: one line has the list and cash price, others the rates of each setting; a line with another gross charge
 * is another price.
 */
export function alikeLines<Line extends ComparableLine>(
  lines: readonly Line[],
  chosen: Line,
  setting: PatientSetting,
): Line[] {
  const others = lines.filter(
    (line) =>
      line.chargeNo !== chosen.chargeNo &&
      (line.setting === setting || line.setting === "both") &&
      line.comparedClass === chosen.comparedClass &&
      line.modifiers === chosen.modifiers &&
      line.drugUnit === chosen.drugUnit &&
      (line.grossDollars === null ||
        chosen.grossDollars === null ||
        Number(line.grossDollars) === Number(chosen.grossDollars)),
  );
  return [chosen, ...others];
}
