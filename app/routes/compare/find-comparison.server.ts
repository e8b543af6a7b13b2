import { listHospitalNames } from "#app/domain/hospitals/list-hospitals.server.ts";
import { listStates } from "#app/domain/hospitals/list-states.server.ts";
import { findState, US_STATES } from "#app/domain/hospitals/us-states.ts";
import { compareHospitals } from "#app/domain/prices/compare-hospitals.server.ts";
import { listCategories } from "#app/domain/services/list-categories.server.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import type { CompareQuery } from "./compare-query.ts";
import { findSide, type Side } from "./find-side.server.ts";

/** The two hospitals that a query means and, where both are known, what both publish. */
export async function findComparison(db: Database, query: CompareQuery, pageSize: number) {
  const [side1, side2] = await Promise.all(query.sides.map((asked) => findSide(db, asked)));
  const sides = [side1!, side2!] as const;
  if (side1?.outcome !== "found" || side2?.outcome !== "found") return { sides, comparison: null };
  const [hospitalId1, hospitalId2] = [side1.hospital.hospitalId, side2.hospital.hospitalId];
  if (hospitalId1 === hospitalId2) return { sides, comparison: null };
  const [ofFirst, ofSecond, compared] = await Promise.all([
    listCategories(db, { hospitalId: hospitalId1 }),
    listCategories(db, { hospitalId: hospitalId2 }),
    compareHospitals(db, {
      hospitalId1,
      hospitalId2,
      ...(query.category ? { category: query.category } : {}),
      ...(query.q ? { q: query.q } : {}),
      page: query.page ?? 1,
      pageSize,
    }),
  ]);
  const comparison = {
    ...compared,
    pageCount: Math.max(1, Math.ceil(compared.total / pageSize)),
    hospital1: side1.hospital,
    hospital2: side2.hospital,
    categories: ofFirst.filter((category) => ofSecond.includes(category)),
  };
  return { sides, comparison };
}

/** What to choose the two hospitals from: the states, and the hospitals of the state that each side names. */
export async function listHospitalChoices(db: Database, query: CompareQuery, sides: readonly [Side, Side]) {
  const states = (await listStates(db)).map(({ state }) => ({ state, name: US_STATES.get(state) ?? state }));
  const chosen = await Promise.all(
    sides.map(async (side, index) => {
      const asked = query.sides[index]?.state ?? "";
      const found = side.outcome === "found" ? side.hospital : null;
      const state = findState(asked) ?? found?.state ?? "";
      const hospitals = state ? await listHospitalNames(db, { state }) : [];
      return { state, hospitals, shortId: found?.state === state ? found.shortId : null };
    }),
  );
  return { states, chosen };
}

/** What keeps the two sides from being compared, for the person who asked. */
export function problemsOf(sides: readonly [Side, Side]): string[] {
  const [one, two] = sides;
  const unknown = sides.flatMap((side) =>
    side.outcome === "unknown" ? [`No hospital called “${side.name}” has prices here.`] : [],
  );
  if (unknown.length > 0) return unknown;
  if (one.outcome === "none" || two.outcome === "none") return ["Both hospitals must be selected."];
  const isSame =
    one.outcome === "found" && two.outcome === "found" && one.hospital.hospitalId === two.hospital.hospitalId;
  return isSame
    ? ["Both hospitals must be selected. You chose the same hospital twice: change one of them."]
    : [];
}
