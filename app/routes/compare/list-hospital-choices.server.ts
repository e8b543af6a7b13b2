import { wordsIn } from "#app/content/words/words.ts";
import { findState } from "#app/domain/hospitals/addresses/us-states.ts";
import { listHospitalNames } from "#app/domain/hospitals/finding/list-hospitals.server.ts";
import { listStates } from "#app/domain/hospitals/finding/list-states.server.ts";
import type { Language } from "#app/domain/language/language.ts";
import { nameOf } from "#app/domain/language/name-of.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import type { CompareQuery } from "./compare-query.ts";
import type { Side } from "./find-side.server.ts";

/** What to choose the hospitals from: the states, and the hospitals of the state that each side names. */
export async function listHospitalChoices(
  language: Language,
  db: Database,
  query: CompareQuery,
  sides: readonly Side[],
) {
  const states = (await listStates(db)).map(({ state }) => ({
    state,
    name: nameOf(wordsIn(language).stateNames, state),
  }));
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
