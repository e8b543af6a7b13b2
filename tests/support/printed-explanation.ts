import { type AmountKind, amountKinds, type ExplainedAmounts } from "#app/domain/explanations/explanation.ts";
import { explanationOfRows } from "#app/domain/explanations/read/explanation-of-rows.ts";
import { layOutRows } from "#app/domain/reading/page/lay-out-rows.ts";
import { printDocument } from "#app/domain/reading/page/printed-page.fixture.ts";

/** What is read from an explanation of benefits that is printed on these pages. */
export const readExplanation = (...pages: string[]) => explanationOfRows(layOutRows(printDocument(...pages)));

/** The claims of one that is printed on a page. */
export const readClaims = (page: string) => readExplanation(page).claims;

/** The stated amounts, in dollars. */
export function dollarsOf(amounts: ExplainedAmounts | undefined): Partial<Record<AmountKind, number>> {
  const told = amountKinds.flatMap((kind) => {
    const cents = amounts?.[kind]?.value;
    return cents === undefined ? [] : [[kind, cents / 100]];
  });
  return Object.fromEntries(told);
}
