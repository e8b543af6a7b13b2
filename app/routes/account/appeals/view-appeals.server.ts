import { lettersWords } from "#app/content/words/letters.ts";
import { sayDeadline } from "#app/content/words/say-deadline.ts";
import { sayShortStep } from "#app/content/words/say-next-step.ts";
import { gainedCentsOf, type ListedAppeal } from "#app/domain/appeals/appeal.ts";
import { listAppeals } from "#app/domain/appeals/find-appeals.server.ts";
import { deadlinesOf } from "#app/domain/appeals/list-deadlines.server.ts";
import { nextStepOf } from "#app/domain/appeals/next-step.ts";
import { sumAppeals } from "#app/domain/appeals/sum-appeals.ts";
import type { AccountAccess } from "../gate.server.ts";
import type { AppealsListQuery } from "./appeals-query.ts";
import { calendarDays } from "./calendar-days.ts";
import type { AppealDesk } from "./open-appeal-desk.server.ts";

const PAGE_SIZE = 25;

/** The appeals of an account as a page of their list shows them. Sums and deadlines are those of all, whatever is chosen. */
export async function viewAppeals(
  { services, today }: AppealDesk,
  access: AccountAccess,
  query: AppealsListQuery,
) {
  const all = await listAppeals(services.db, access.account);
  const isChosen = ({ billId, summary }: ListedAppeal) =>
    (query.state === null || summary.state === query.state) &&
    (query.billId === null || billId === query.billId);
  const found = all.filter(isChosen);
  const pageCount = Math.max(1, Math.ceil(found.length / PAGE_SIZE));
  const page = query.page !== null && query.page <= pageCount ? query.page : null;
  const first = ((page ?? 1) - 1) * PAGE_SIZE;
  return {
    query: { ...query, page },
    count: all.length,
    first: first + 1,
    foundCount: found.length,
    pageCount,
    sums: sumAppeals(all.map(({ summary }) => summary)),
    hasCalendar: calendarDays(all, today).length > 0,
    deadlines: deadlinesOf(all, today).map(({ appealId, appealKind, providerName, deadline }) => ({
      appealId,
      appealName: lettersWords.en.kinds[appealKind].name,
      providerName,
      deadline: sayDeadline("en", deadline),
    })),
    appeals: (page === null ? [] : found.slice(first, first + PAGE_SIZE)).map(({ appealId, summary }) => ({
      appealId,
      name: lettersWords.en.kinds[summary.kind].name,
      providerName: providerOf(summary),
      state: summary.state,
      next: sayShortStep("en", nextStepOf(summary, today)),
      askedCents: summary.askedCents,
      gainedCents: gainedCentsOf(summary),
    })),
    /** Those that have an appeal, by their newest one. */
    bills: [...new Map(all.map(({ billId, summary }) => [billId, providerOf(summary)]))].map(
      ([billId, providerName]) => ({ billId, providerName }),
    ),
  };
}

export type ViewedAppeals = Awaited<ReturnType<typeof viewAppeals>>;

function providerOf({ providerName, hospital }: ListedAppeal["summary"]): string | null {
  return providerName ?? hospital?.name ?? null;
}
