import { sql } from "drizzle-orm";
import type { ComparableKey, PatientSetting } from "#app/domain/billing-codes/comparable-key.ts";
import { findState } from "#app/domain/hospitals/addresses/us-states.ts";
import type { LikelyRange } from "#app/domain/medicare/likely-range.ts";
import { type Dollars, isDollars } from "#app/domain/money/dollars.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isBytes, isText, orNull, readRows } from "#app/platform/db/read-rows.server.ts";
import { likelyRangeOf } from "../tables/likely-range-of.ts";
import { unpackCounted } from "../values/counted-prices.ts";
import { middleToJudgeBy } from "../values/price-distribution.ts";
import { type PriceStanding, standingOf } from "./price-standing.ts";

export type ServiceStanding = {
  state: PriceStanding | null;
  nation: PriceStanding | null;
  /** Where the state's prices are likely; null where nothing judges them. */
  likely: LikelyRange | null;
};

/** What statistics tell apart: one setting and one billing class. */
export type StatisticsKey = ComparableKey & { setting: PatientSetting };

/**
 * Returns comparable prices in the state and the nation, and where `amounts` rank among them; null: no hospital there
 * publishes one.
 */
export async function findServiceStanding(
  db: Database,
  key: StatisticsKey,
  {
    state,
    kind,
    amounts,
  }: { state: string; kind: "cash" | "gross" | "negotiated"; amounts: readonly Dollars[] },
): Promise<ServiceStanding> {
  const rows = await readRows(
    db,
    { state: isText, packed: isBytes, packedRepeats: isBytes, medicareDollars: orNull(isDollars) },
    sql`
    select state, ${sql.identifier(`${kind}_distribution`)} as packed, ${sql.identifier(`${kind}_repeats`)} as "packedRepeats",
      medicare as "medicareDollars"
    from service_statistics
    where code_type = ${key.codeType} and code = ${key.code} and setting = ${key.setting}
      and billing_class = ${key.billingClass} and modifiers = ${key.modifiers}
      and drug_unit = ${key.drugUnit} and state in ('', ${findState(state) ?? ""})`,
  );
  const [ofState, ofNation] = [findState(state), ""].map((name) => {
    const row = rows.find((known) => known.state === name);
    return row ? unpackCounted(row.packed, row.packedRepeats) : null;
  });
  const judged = { ...key, medicareDollars: rows[0]?.medicareDollars ?? null };
  const nationMiddle = ofNation ? middleToJudgeBy(ofNation.once) : null;
  const likely = likelyRangeOf(judged, kind, (ofState && middleToJudgeBy(ofState.once)) ?? nationMiddle);
  return {
    state: ofState ? standingOf(kind, ofState, likely, amounts) : null,
    nation: ofNation ? standingOf(kind, ofNation, likelyRangeOf(judged, kind, nationMiddle), amounts) : null,
    likely,
  };
}
