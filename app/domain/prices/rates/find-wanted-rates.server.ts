import type { Setting } from "#app/domain/billing-codes/comparable-key.ts";
import { typedText } from "#app/domain/hospitals/names/typed-text.ts";
import { findPayerIds } from "#app/domain/payers/find-payers.server.ts";
import { brandWordOf, networkOf } from "#app/domain/payers/other-names.ts";
import { otherBlue } from "#app/domain/payers/payers-meant-by.ts";
import { readWantedPlan, type TypedPlan } from "#app/domain/payers/wanted-plan.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import type { WantedRates } from "./payer-rates.server.ts";

/** Returns whose rates the words for payer and plan ask for; null: no one's, as someone without insurance asks. `payerIds` is
 *  empty where the insurer is unknown. */
export async function findWantedRates(
  db: Database,
  { payer, plan, planKind }: TypedPlan,
  settings: readonly Setting[] | null,
): Promise<WantedRates | null> {
  const typed = typedText(payer);
  const wanted = readWantedPlan({ payer: typed, plan: typedText(plan ?? ""), planKind });
  if (payer === "" || wanted.isSelfPay) return null;
  const { company, product, kind, called } = wanted;
  const found = company === null ? null : await findCompany(db, company, typed);
  const network = company === null ? null : networkOf(company);
  const networkIds = network === null ? [] : await findPayerIds(db, network);
  const ownIds = found?.payerIds.filter((id) => !networkIds.includes(id)) ?? [];
  return {
    payerIds: found && (network === null ? found.payerIds : [...ownIds, ...networkIds]),
    networkIds: network === null ? [] : networkIds.filter((id) => !found?.payerIds.includes(id)),
    brandWord: company === null ? null : brandWordOf(company),
    plan: called,
    nickname: wanted.nickname ?? found?.nickname ?? null,
    product,
    kind: planKind === "any" ? "any" : (kind ?? "commercial"),
    otherBlue: otherBlue(company ?? ""),
    settings,
  };
}

const MAX_NICKNAME_WORDS = 3;

/** A payer whose own name has the words of a product is found by all of them; of words that name none the last ones may be a
 *  plan's: 'United choice plus'. */
async function findCompany(
  db: Database,
  company: string,
  typed: string,
): Promise<{ payerIds: number[]; nickname: string | null }> {
  for (const name of company === typed ? [company] : [company, typed]) {
    const payerIds = await findPayerIds(db, name);
    if (payerIds.length > 0) return { payerIds, nickname: null };
  }
  const words = company.split(" ");
  for (let count = 1; count <= MAX_NICKNAME_WORDS && count < words.length; count++) {
    const payerIds = await findPayerIds(db, words.slice(0, -count).join(" "));
    if (payerIds.length > 0) return { payerIds, nickname: words.slice(-count).join(" ") };
  }
  return { payerIds: [], nickname: null };
}
