import { compareStateNames } from "#app/content/words/compare-state-names.ts";
import { wordsIn } from "#app/content/words/words.ts";
import { findState } from "#app/domain/hospitals/addresses/us-states.ts";
import { findHospital, type HospitalChoice } from "#app/domain/hospitals/finding/find-hospital.server.ts";
import type { Language } from "#app/domain/language/language.ts";
import { say } from "#app/domain/language/say.ts";
import {
  type ComparisonTotals,
  type ListedMoves,
  listComparedStates,
  listPriceMoves,
  type MovesScope,
  readComparisonTotals,
} from "#app/domain/price-moves/list-price-moves.server.ts";
import type { MoveDirection, MovingKind } from "#app/domain/price-moves/price-move.ts";
import { listPricedCategories } from "#app/domain/statistics/pricing/category-pricing.server.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import type { MovesQuery } from "./price-history-query.ts";

/** A query as it could be answered. */
type TakenQuery = MovesQuery & { kind: MovingKind; direction: MoveDirection };

export interface FoundMoves {
  query: TakenQuery;
  /** What could not be taken of the address, in sentences. */
  problems: string[];
  /** Hospitals with the name in the address, if it doesn't say which. */
  hospitalChoices: HospitalChoice[];
  states: string[];
  categories: string[];
  listed: ListedMoves;
  /** Whose moves `listed` shows the largest of. */
  scope: MovesScope & { direction: MoveDirection };
  pageCount: number;
  /** Of all categories. */
  totals: ComparisonTotals;
  /** Whether any hospital at all has a second file here. */
  isAnyCompared: boolean;
}

/** Everything that the page or its files show for a query. */
export async function findPriceMoves(
  language: Language,
  db: Database,
  asked: MovesQuery,
  pageSize: number,
): Promise<FoundMoves> {
  const problems: string[] = [];
  const [comparedStates, priced] = await Promise.all([listComparedStates(db), listPricedCategories(db)]);
  const states = comparedStates.sort(compareStateNames(language));
  const categories = priced.map(({ category }) => category);
  const offered = <T extends string>(value: string, values: readonly T[], usual: T, problem: string): T => {
    const found = values.find((known) => known === value);
    if (found === undefined && value !== "") problems.push(problem);
    return found ?? usual;
  };
  const kind = offered(asked.kind, ["cash", "gross"], "cash", wordsIn(language).priceHistory.problems.charge);
  const direction = offered(
    asked.direction,
    ["up", "down"],
    "up",
    wordsIn(language).priceHistory.problems.direction,
  );
  const category = offered(
    asked.category,
    ["", ...categories],
    "",
    wordsIn(language).priceHistory.problems.category,
  );

  const found = asked.hospital ? await findHospital(db, withoutBlanks(asked)) : null;
  const hospital = found?.outcome === "found" ? found.hospital : null;
  if (found?.outcome === "unknown")
    problems.push(
      say(language, wordsIn(language).priceHistory.problems.unknownHospital, { hospital: asked.hospital }),
    );
  if (found?.outcome === "not-loaded")
    problems.push(
      say(language, wordsIn(language).priceHistory.problems.notLoaded, {
        text: say(language, wordsIn(language).missingPrices.notLoaded, { hospital: found.hospital.name }),
      }),
    );
  if (found?.outcome === "several")
    problems.push(
      say(language, wordsIn(language).priceHistory.problems.severalHospitals, { hospital: asked.hospital }),
    );
  const state = hospital
    ? hospital.state
    : offered(
        findState(asked.state) ?? asked.state,
        ["", ...states],
        "",
        wordsIn(language).priceHistory.problems.state,
      );

  const ofAllCategories = {
    kind,
    ...(hospital ? { hospitalId: hospital.hospitalId } : state ? { state } : {}),
  };
  const scope = { ...ofAllCategories, ...(category ? { category } : {}), direction };
  const [listed, totals, all] = await Promise.all([
    listPriceMoves(db, { ...scope, page: asked.page ?? 1, pageSize }),
    readComparisonTotals(db, ofAllCategories),
    readComparisonTotals(db, { kind }),
  ]);
  return {
    query: {
      hospital: hospital?.name ?? "",
      id: hospital?.shortId ?? "",
      city: hospital?.city ?? "",
      state,
      category,
      kind,
      direction,
      page: asked.page,
    },
    problems,
    hospitalChoices: found?.outcome === "several" ? found.hospitals : [],
    states,
    categories,
    listed,
    scope,
    pageCount: Math.max(1, Math.ceil(listed.total / pageSize)),
    totals,
    isAnyCompared: all.hospitalCount > 0,
  };
}

function withoutBlanks({ hospital, id, state, city }: MovesQuery) {
  return { name: hospital, id, ...(state ? { state } : {}), ...(city ? { city } : {}) };
}
