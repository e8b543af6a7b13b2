import type { Setting } from "#app/domain/billing-codes/comparable-key.ts";
import { typedText } from "#app/domain/hospitals/typed-text.ts";
import { findPayerIds } from "#app/domain/payers/find-payers.server.ts";
import { otherBlue } from "#app/domain/payers/payers-meant-by.ts";
import { readWantedPlan, type TypedPlan } from "#app/domain/payers/wanted-plan.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import type { WantedRates } from "./payer-rates.server.ts";

/** Whose rates the words for payer and plan ask for; null: nobody's, as someone without insurance asks. `payerIds` is empty
 *  where the insurer is unknown. */
export async function findWantedRates(
  db: Database,
  { payer, plan, planKind }: TypedPlan,
  settings: readonly Setting[] | null,
): Promise<WantedRates | null> {
  const typed = typedText(payer);
  const wanted = readWantedPlan({ payer: typed, plan: typedText(plan ?? ""), planKind });
  if (payer === "" || wanted.isSelfPay) return null;
  const { company, product, kind, called, nickname } = wanted;
  return {
    payerIds: company === null ? null : await findCompany(db, company, typed),
    plan: called,
    nickname,
    product,
    kind: planKind === "any" ? "any" : (kind ?? "commercial"),
    otherBlue: otherBlue(company ?? ""),
    settings,
  };
}

/** A payer whose own name has the words of a product is found by all of them. */
async function findCompany(db: Database, company: string, typed: string): Promise<number[]> {
  const ids = await findPayerIds(db, company);
  return ids.length > 0 || company === typed ? ids : findPayerIds(db, typed);
}
