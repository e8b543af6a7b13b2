import type { RecordKeeper } from "#app/domain/kept/record-keeper.ts";
import type { Clock } from "#app/platform/clock.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import type { ExplainedClaim, Explanation, StatedPlanId } from "../explanation.ts";
import type { FoundExplanation } from "../kept/kept-explanation.ts";
import { keptExplanations } from "../kept/kept-explanations.server.ts";

/** A provider as the claims of an explanation name it. */
export interface NamedProvider {
  /** As printed; null: not read. */
  name: string | null;
  /** Null: not known yet. */
  npi: number | null;
}

/** A family's year has fewer. */
const MAX_NAMED_PROVIDERS = 50;

/** Whose claims an explanation has: each name once, in the order of the claims. */
export function listNamedProviders({ claims }: Explanation): NamedProvider[] {
  const byName = new Map<string, NamedProvider>();
  for (const claim of claims) {
    const named = byName.get(keyOf(claim));
    const npi = named?.npi ?? claim.billedBy?.npi ?? null;
    byName.set(keyOf(claim), { name: claim.provider?.value ?? null, npi });
  }
  return [...byName.values()].slice(0, MAX_NAMED_PROVIDERS);
}

const keyOf = ({ provider }: ExplainedClaim) => provider?.value.toLowerCase() ?? "";

/** What an owner says of an explanation: its plan, and an NPI for each named provider, in their order. */
export interface ContractChoice {
  plan: StatedPlanId;
  npis: readonly (number | null)[];
}

/** Keeps under which plan and providers an explanation's lines are compared with published rates. */
export async function chooseContract(
  { db, clock }: { db: Database; clock: Clock },
  keeper: RecordKeeper,
  { explanationId, version, state, kept }: FoundExplanation,
  { plan, npis }: ContractChoice,
): Promise<"saved" | "conflict" | "gone"> {
  const { explanation } = kept;
  const keys = listNamedProviders(explanation).map(({ name }) => name?.toLowerCase() ?? "");
  const claims = explanation.claims.map((claim) => {
    const { billedBy, ...rest } = claim;
    const index = keys.indexOf(keyOf(claim));
    const npi = index === -1 ? (billedBy?.npi ?? null) : (npis[index] ?? null);
    if (npi === null) return rest;
    return { ...rest, billedBy: npi === billedBy?.npi ? billedBy : { npi, taxNumber: null } };
  });
  const chosen = { ...kept, explanation: { ...explanation, planIds: [plan], claims } };
  const record = { id: explanationId, version, state, kept: chosen };
  return (await keptExplanations.save(db, keeper, record, clock)).outcome;
}
