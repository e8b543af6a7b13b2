import { compareStateNames } from "#app/content/words/compare-state-names.ts";
import {
  listCoverage,
  listPolicyCoverage,
  readCoverageTotals,
} from "#app/domain/coverage/list-coverage.server.ts";
import { countFileStates, listFileStandings } from "#app/domain/coverage/list-file-standings.server.ts";
import { countEnforcement } from "#app/domain/enforcement/find-enforcement.server.ts";
import { findState } from "#app/domain/hospitals/addresses/us-states.ts";
import { listStates } from "#app/domain/hospitals/finding/list-states.server.ts";
import type { Language } from "#app/domain/language/language.ts";
import { listMedicareEditions } from "#app/domain/medicare/list-medicare-editions.server.ts";
import { listAgreements } from "#app/domain/payer-files/agreement/list-agreements.server.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import type { CoverageQuery } from "./coverage-query.ts";

/** Everything that the page or its files show for a query: `query` without what could not be taken. */
export async function findCoverage(
  language: Language,
  db: Database,
  asked: CoverageQuery,
  { pageSize, today }: { pageSize: number; today: string },
) {
  const letters = findState(asked.state);
  const query = { ...asked, state: letters ?? "" };
  const inState = letters === null ? {} : { state: letters };
  const [listed, fileCounts, totals, states, medicareEditions, policies, agreements, enforcement] =
    await Promise.all([
      listAsked(db, query, { pageSize, today }),
      countFileStates(db, today),
      readCoverageTotals(db, inState),
      listStates(db),
      listMedicareEditions(db),
      letters === null ? listPolicyCoverage(db) : [],
      listAgreements(db, letters),
      countEnforcement(db, letters),
    ]);
  return {
    query,
    isStateUnknown: asked.state !== "" && letters === null,
    listed,
    pageCount: Math.max(1, Math.ceil(listed.total / pageSize)),
    fileCounts: fileCounts.filter(({ usState }) => letters === null || usState === letters),
    totals,
    medicareEditions,
    /** Null: CMS's list of its actions is not here. */
    enforcement,
    /** By state, where the whole country is asked for. */
    policies,
    agreements,
    states: [
      ...new Set([
        ...states.map(({ state }) => state),
        ...fileCounts.map(({ usState }) => usState),
        ...(letters === null ? [] : [letters]),
      ]),
    ].sort(compareStateNames(language)),
  };
}

/** Hospitals with their scores, or with how their files are, as the query asks. */
async function listAsked(
  db: Database,
  { state, name, sort, files, reason, page }: CoverageQuery,
  { pageSize, today }: { pageSize: number; today: string },
) {
  const inPlace = { ...(name ? { name } : {}), page: page ?? 1, pageSize };
  if (files === "") {
    const found = await listCoverage(db, { ...inPlace, ...(state ? { state } : {}), sort });
    return { kind: "scores" as const, ...found };
  }
  const found = await listFileStandings(db, {
    ...inPlace,
    ...(state ? { usState: state } : {}),
    state: files === "any" ? null : files,
    reason: reason || null,
    today,
  });
  return { kind: "files" as const, ...found };
}
