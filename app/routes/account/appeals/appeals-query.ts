import { type AppealState, appealStates } from "#app/domain/appeals/appeal.ts";
import { isUuid } from "#app/domain/is-uuid.ts";
import { queryPage, queryText } from "#app/platform/http/addresses/query-value.ts";

/** Which appeals the list shows; a state or a bill that is none is as if it were missing. Null: all. */
export interface AppealsQuery {
  state: AppealState | null;
  billId: string | null;
}

export type AppealsListQuery = AppealsQuery & {
  /** Null if it isn't a page number. */
  page: number | null;
};

export function readAppealsQuery(query: URLSearchParams): AppealsListQuery {
  const [state, bill] = [queryText(query, "state"), queryText(query, "bill")];
  return {
    state: appealStates.find((known) => known === state) ?? null,
    billId: isUuid(bill) ? bill.toLowerCase() : null,
    page: queryPage(query),
  };
}

/** The parameters of the list's address, at another page. */
export function appealsParameters({ state, billId }: AppealsQuery, page: number) {
  return { state, bill: billId, page: page === 1 ? null : page };
}
