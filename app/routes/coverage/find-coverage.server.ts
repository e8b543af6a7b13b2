import {
  listCoverage,
  listPolicyCoverage,
  readCoverageTotals,
} from "#app/domain/coverage/list-coverage.server.ts";
import { compareStateNames, findState } from "#app/domain/hospitals/addresses/us-states.ts";
import { listStates } from "#app/domain/hospitals/finding/list-states.server.ts";
import { listMedicareEditions } from "#app/domain/medicare/list-medicare-editions.server.ts";
import { listAgreements } from "#app/domain/payer-files/agreement/list-agreements.server.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import type { CoverageQuery } from "./coverage-query.ts";

/** Everything that the page or its files show for a query: `query` without what could not be taken. */
export async function findCoverage(db: Database, asked: CoverageQuery, pageSize: number) {
  const letters = findState(asked.state);
  const query = { ...asked, state: letters ?? "" };
  const inState = letters === null ? {} : { state: letters };
  const [{ hospitals, total }, totals, states, medicareEditions, policies, agreements] = await Promise.all([
    listCoverage(db, {
      ...inState,
      ...(query.name ? { name: query.name } : {}),
      sort: query.sort,
      page: query.page ?? 1,
      pageSize,
    }),
    readCoverageTotals(db, inState),
    listStates(db),
    listMedicareEditions(db),
    letters === null ? listPolicyCoverage(db) : [],
    listAgreements(db, letters),
  ]);
  return {
    query,
    isStateUnknown: asked.state !== "" && letters === null,
    hospitals,
    total,
    pageCount: Math.max(1, Math.ceil(total / pageSize)),
    totals,
    medicareEditions,
    /** By state, where the whole country is asked for. */
    policies,
    agreements,
    states: [...new Set([...states.map(({ state }) => state), ...(letters === null ? [] : [letters])])].sort(
      compareStateNames,
    ),
  };
}
