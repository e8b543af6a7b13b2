import type pg from "pg";
import type { Likeness } from "#app/domain/billing-codes/comparable-key.ts";
import type { CodeType, ServiceCode } from "#app/domain/billing-codes/service-code.ts";
import { type Implausibility, UNSOUND_IN_SQL } from "#app/domain/charges/implausibility.ts";
import { itemAt } from "#app/domain/item-at.ts";
import { readNationalAmounts } from "#app/domain/medicare/read-national-amounts.server.ts";
import type { PriceLists } from "#app/domain/price-lists/refresh-price-lists.server.ts";
import {
  CHANGED_PRICES,
  type ChangedAmounts,
  changedAmounts,
  readAmounts,
} from "../tables/changed-prices.server.ts";
import { type ChangedRepeats, findChangedRepeats } from "../tables/changed-repeats.server.ts";
import {
  CHARGE_KINDS,
  type ChargeKind,
  changeStatistics,
  type JudgedPrices,
  type Judging,
  type Middles,
  NO_MIDDLES,
  SERVICE_STATISTICS,
  type StatisticsChange,
} from "../tables/statistics-tables.server.ts";
import { isOutside, type PriceDistribution } from "../values/price-distribution.ts";
import { judgeByMedicare } from "./judge-by-medicare.ts";

/** A price that the statistics judge otherwise than before, or for the first time and not as likely. */
export type PriceToJudge = ServiceCode & {
  billingClass: string;
  modifiers: string;
  drugUnit: string;
  /** '' = in any state. */
  state: string;
  amountE4: number;
  /** Whether it is a gross charge without a cash price next to it. */
  isGross: boolean;
  /** The verdict if Medicare's amount judges the price; null: the median of comparable prices judges it. */
  byMedicare: Implausibility | null;
};

/**
 * Counts the hospitals' changes into the statistics of services: each price in every setting and billing class that it
 * applies to, in its state and in the nation, and once for the hospitals of a price list that publish one amount.
 */
export async function changeServiceStatistics(
  client: pg.ClientBase,
  hospitalIds: readonly number[],
  priceLists: { before: PriceLists; now: PriceLists },
): Promise<PriceToJudge[]> {
  const { rows } = await client.query<ChangedService>(CHANGED_SERVICES, [hospitalIds]);
  const repeats = await findChangedRepeats(client, hospitalIds, priceLists);
  const codes = new Set([...rows.map(({ code }) => code), ...repeats.map(({ key }) => itemAt(key, 0))]);
  const amounts = await readNationalAmounts(client, [...codes]);
  const byMedicare = (key: readonly string[]) => {
    const { codeType, code, ...likeness } = likenessOf(key);
    return judgeByMedicare(amounts, { codeType, code }, likeness);
  };
  const ofHospitals = rows.map((row): StatisticsChange & { key: string[] } => ({
    key: [row.code, row.code_type, row.setting, row.billing_class, row.modifiers, row.drug_unit, row.state],
    hospitals: { hospital_count: row.hospital_change },
    prices: [readAmounts(row)],
    repeats: null,
  }));
  const isNation = ({ key }: { key: readonly string[] }) => key.at(-1) === "";
  const nation = withRepeats(inNation(ofHospitals), repeats.filter(isNation));
  const states = withRepeats(
    ofHospitals,
    repeats.filter((change) => !isNation(change)),
  );
  const nationMiddles = new Map<string, Record<ChargeKind, Middles>>();
  const toJudge = new Map<string, PriceToJudge>();
  const movedKeys: string[][] = [];
  const see = (key: readonly string[], kinds: Record<ChargeKind, JudgedPrices>) => {
    const medicare = byMedicare(key);
    // a negotiated charge isn't a price
    for (const kind of ["gross", "cash"] as const) {
      const { prices, likely, added } = kinds[kind];
      const far = added.filter((amount) => isOutside(likely.now, amount));
      for (const amountE4 of [...far, ...judgedAnew(prices, likely)]) {
        const price = {
          ...likenessOf(key),
          amountE4,
          isGross: kind === "gross",
          byMedicare: medicare?.verdictOf(kind, amountE4) ?? null,
        };
        toJudge.set(Object.values(price).join("\t"), price);
      }
    }
  };
  await changeStatistics(client, SERVICE_STATISTICS, nation, {
    byMedicare,
    beyond: () => NO_MIDDLES,
    see(key, kinds) {
      nationMiddles.set(key.slice(0, -1).join("\t"), {
        gross: kinds.gross.own,
        cash: kinds.cash.own,
        negotiated: kinds.negotiated.own,
      });
      if (CHARGE_KINDS.some((kind) => judgedAnew(kinds[kind].prices, kinds[kind].likely).length > 0)) {
        movedKeys.push([...key]);
      }
      see(key, kinds);
    },
  });
  const judging: Judging = {
    byMedicare,
    beyond: (key, kind) => nationMiddles.get(key.slice(0, -1).join("\t"))?.[kind] ?? NO_MIDDLES,
    see,
  };
  await changeStatistics(client, SERVICE_STATISTICS, states, judging);
  // States with too few prices are judged by the nation's median: where that moved past one of them.
  const small = await listSmallStates(client, movedKeys);
  await changeStatistics(
    client,
    SERVICE_STATISTICS,
    small.map((key) => ({ key, hospitals: {}, prices: [], repeats: null })),
    judging,
  );
  return [...toJudge.values()];
}

const CHANGED_SERVICES = `
  select code_type, code, cell_setting as setting, cell_class as billing_class, modifiers, drug_unit, state,
    sum(sign)::int as hospital_change,
    ${changedAmounts(`implausible is null or implausible not in (${UNSOUND_IN_SQL})`)}
  from (${CHANGED_PRICES}) changed cross join unnest(settings_of(setting)) s(cell_setting)
    cross join unnest(billing_classes_of(billing_class)) b(cell_class)
  group by code_type, code, cell_setting, cell_class, modifiers, drug_unit, state`;

type ChangedService = Record<
  "code_type" | "code" | "setting" | "billing_class" | "modifiers" | "drug_unit" | "state",
  string
> & { hospital_change: number } & ChangedAmounts;

/** The same changes with the nation, '', for a state. */
function inNation(states: readonly StatisticsChange[]): StatisticsChange[] {
  const nation = new Map<string, StatisticsChange & { prices: StatisticsChange["prices"][number][] }>();
  for (const { key, hospitals, prices } of states) {
    const nationKey = [...key.slice(0, -1), ""];
    const name = nationKey.join("\t");
    const known = nation.get(name);
    const count = (hospitals.hospital_count ?? 0) + (known?.hospitals.hospital_count ?? 0);
    nation.set(name, {
      key: nationKey,
      hospitals: { hospital_count: count },
      prices: [...(known?.prices ?? []), ...prices],
      repeats: null,
    });
  }
  return [...nation.values()];
}

/** Adds to each change the change in repeated prices of the same row. Rows with only such a change come last. */
function withRepeats(changes: readonly StatisticsChange[], repeats: ChangedRepeats): StatisticsChange[] {
  const byName = new Map(repeats.map(({ key, repeats }) => [key.join("\t"), { key, repeats }]));
  const changed = changes.map((change) => {
    const name = change.key.join("\t");
    const found = byName.get(name)?.repeats ?? null;
    byName.delete(name);
    return { ...change, repeats: found };
  });
  return [...changed, ...[...byName.values()].map((row) => ({ ...row, hospitals: {}, prices: [] }))];
}

type ServiceKey = [
  code: string,
  codeType: CodeType,
  setting: string,
  billingClass: string,
  modifiers: string,
  drugUnit: string,
  state: string,
];

function likenessOf(
  key: readonly string[],
): ServiceCode & Omit<Likeness, "setting"> & Pick<PriceToJudge, "state"> {
  const [code, codeType, , billingClass, modifiers, drugUnit, state] = key as ServiceKey;
  return { codeType, code, billingClass, modifiers, drugUnit, state };
}

/** Returns the prices that the median moved past, so that they are likely now, or no longer. */
function judgedAnew({ amountsE4 }: PriceDistribution, { before, now }: JudgedPrices["likely"]): number[] {
  if (before === now || (before?.fromE4 === now?.fromE4 && before?.toE4 === now?.toE4)) return [];
  const isFar = (amount: number) => isOutside(before, amount) || isOutside(now, amount);
  const firstNear = amountsE4.findIndex((amount) => !isFar(amount));
  const lastNear = amountsE4.findLastIndex((amount) => !isFar(amount));
  const far =
    firstNear < 0 ? amountsE4 : [...amountsE4.slice(0, firstNear), ...amountsE4.slice(lastNear + 1)];
  return far.filter((amount) => isOutside(before, amount) !== isOutside(now, amount));
}

async function listSmallStates(client: pg.ClientBase, nationKeys: readonly string[][]): Promise<string[][]> {
  if (nationKeys.length === 0) return [];
  const columns = SERVICE_STATISTICS.keyColumns.slice(0, -1);
  const { rows } = await client.query<string[]>({
    text: `
      select ${columns.map((column) => `s.${column}::text`).join(", ")}, s.state
      from unnest(${columns.map((_, index) => `$${index + 1}::text[]`).join(", ")}) k(${columns.join(", ")})
      join service_statistics s on ${columns
        .map((column) =>
          column === "setting" ? "s.setting = k.setting::setting" : `s.${column} = k.${column}`,
        )
        .join(" and ")}
      where s.state <> '' and (s.gross_middle is null or s.cash_middle is null or s.negotiated_middle is null)`,
    values: columns.map((_, index) => nationKeys.map((key) => key[index])),
    rowMode: "array",
  });
  return rows;
}
