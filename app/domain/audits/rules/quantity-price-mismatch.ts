import type { AuditRule } from "../audit-rule.ts";
import { billingErrorSource } from "../sources.ts";

/** Units times the unit's price is not the line's amount. A credit, a line without a charge and one without
 *  units multiply nothing. Where most lines contradict, the price is none of a unit's: a list price, or one before a discount. */
export const quantityPriceMismatch: AuditRule = {
  id: "quantity-price-mismatch",
  strength: "error",
  source: billingErrorSource,
  restsOnUnits: true,
  find({ standing }) {
    const priced = standing.flatMap(({ index, line: { units, unitPriceCents, amountCents } }) =>
      units && unitPriceCents !== null && amountCents > 0
        ? [{ index, units, unitPriceCents, amountCents }]
        : [],
    );
    if (!standing.some(({ line }) => line.units !== null && line.unitPriceCents !== null)) {
      return { notChecked: "no-unit-prices" };
    }
    const findings = priced.flatMap(({ index, units, unitPriceCents, amountCents }) => {
      const productCents = Math.round(Math.abs(units * unitPriceCents));
      const tooMuchCents = amountCents - productCents;
      // A unit's price is printed to the cent: what it was rounded by, each unit carries.
      if (Math.abs(tooMuchCents) <= Math.ceil(Math.abs(units) / 2)) return [];
      return [
        {
          lines: [index],
          stakes: tooMuchCents > 0 ? [{ lines: [index], amountCents: tooMuchCents }] : [],
          kind: tooMuchCents > 0 ? "amount-too-high" : "amount-too-low",
          facts: { units, unitPriceCents, productCents, amountCents },
        },
      ];
    });
    const isColumnUnlike = priced.length > 1 && 2 * findings.length > priced.length;
    return isColumnUnlike ? { notChecked: "unlike-unit-prices" } : { findings };
  },
};
