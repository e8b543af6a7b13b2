import type { AppLoadContext } from "@remix-run/node";
import { listNamedProviders } from "#app/domain/explanations/contracted/choose-contract.server.ts";
import type { FoundExplanation } from "#app/domain/explanations/kept/kept-explanation.ts";
import { findRatedPlan } from "#app/domain/payer-files/ask/find-plan.server.ts";
import { findRatedPlans } from "#app/domain/payer-files/ask/find-rated-plans.server.ts";

const MAX_PLANS_OFFERED = 20;

/** The plans to choose among and the providers whose NPI is asked for. `search` null: nothing was searched for yet. */
export async function viewContractChoice(
  { readDb }: AppLoadContext,
  { explanationId, version, kept }: FoundExplanation,
  search: string | null,
) {
  const { plan, planIds = [] } = kept.explanation;
  const [stated] = planIds;
  const chosen = stated ? await findRatedPlan(readDb, stated.idType, stated.planId) : null;
  const find = (words: string) => findRatedPlans(readDb, { words, maxPlans: MAX_PLANS_OFFERED + 1 });
  const named = await find(search ?? plan?.value ?? "");
  // A card and a file seldom use the same name for a plan: then the first of all are a start.
  const found = named.length === 0 && search === null ? await find("") : named;
  const others = found
    .slice(0, MAX_PLANS_OFFERED)
    .filter(({ idType, planId }) => idType !== chosen?.idType || planId !== chosen.planId);
  return {
    explanationId,
    version,
    search: search ?? "",
    hasMore: found.length > MAX_PLANS_OFFERED,
    chosen: chosen && keyOfPlan(chosen),
    plans: [...(chosen ? [chosen] : []), ...others].map((one) => ({
      key: keyOfPlan(one),
      name: [one.name, one.sponsorName ?? one.issuerName ?? one.entityName].filter(Boolean).join(", "),
      planId: one.planId,
    })),
    providers: listNamedProviders(kept.explanation),
  };
}

const keyOfPlan = ({ idType, planId }: { idType: string; planId: string }) => `${idType}-${planId}`;
