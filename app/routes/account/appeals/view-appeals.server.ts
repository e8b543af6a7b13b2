import { sayDeadline, sayLastDay } from "#app/content/words/say-deadline.ts";
import { sayDenialSource } from "#app/content/words/say-denial-day.ts";
import { sayShortStep } from "#app/content/words/say-next-step.ts";
import { wordsIn } from "#app/content/words/words.ts";
import { gainedCentsOf, type ListedAppeal } from "#app/domain/appeals/appeal.ts";
import { keptAppeals } from "#app/domain/appeals/kept-appeals.server.ts";
import { deadlinesOf, type ListedDeadline } from "#app/domain/appeals/list-deadlines.server.ts";
import { type DenialDay, listDenialDays } from "#app/domain/appeals/list-denial-days.server.ts";
import { nextStepOf } from "#app/domain/appeals/next-step.ts";
import { sumAppeals } from "#app/domain/appeals/sum-appeals.ts";
import type { Language } from "#app/domain/language/language.ts";
import { appealsPath } from "../appeal-case/appeal-address.ts";
import type { AppealDesk } from "../appeal-case/open-appeal-desk.server.ts";
import type { AccountAccess } from "../frame/gate.server.ts";
import type { AppealsListQuery } from "./appeals-query.ts";
import { calendarDays } from "./calendar-days.ts";

const PAGE_SIZE = 25;

/** The appeals of an account as a page of their list shows them. Sums and deadlines are those of all, regardless of the filter.
 */
export async function viewAppeals(
  language: Language,
  { services, today }: AppealDesk,
  access: AccountAccess,
  query: AppealsListQuery,
) {
  const all = await keptAppeals.list(services.db, access.account);
  const denials = await listDenialDays(services.db, access.account, all, today);
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
    hasCalendar: calendarDays(language, all, denials, today).length > 0,
    deadlines: [
      ...deadlinesOf(all, today).map((listed) => viewDeadline(language, listed, access)),
      ...denials.map((denial) => viewDenialDay(language, denial, access)),
    ].sort((a, b) => a.daysLeft - b.daysLeft),
    hasDenials: denials.length > 0,
    appeals: (page === null ? [] : found.slice(first, first + PAGE_SIZE)).map(({ appealId, summary }) => ({
      appealId,
      name: wordsIn(language).letters.kinds[summary.kind].name,
      providerName: providerOf(summary),
      state: summary.state,
      next: sayShortStep(language, nextStepOf(summary, today)),
      askedCents: summary.askedCents,
      gainedCents: gainedCentsOf(summary),
    })),
    /** Those that have an appeal, by their newest one. */
    bills: [...new Map(all.map(({ billId, summary }) => [billId, providerOf(summary)]))].map(
      ([billId, providerName]) => ({ billId, providerName }),
    ),
  };
}

/** A deadline as the list shows it: what it is, whose step, and the page about it. */
interface ViewedDeadline {
  key: string;
  what: string;
  lastDay: string;
  daysLeft: number;
  whose: string;
  /** Where the day comes from, where that is not what the page behind it is for; null: nothing to say. */
  source: string | null;
  href: string;
  /** What the page is about: the letter, or the explanation. */
  about: string;
  /** Null: the letter's provider has no name. */
  name: string | null;
}

function viewDeadline(
  language: Language,
  { appealId, appealKind, providerName, deadline }: ListedDeadline,
  { address }: Pick<AccountAccess, "address">,
): ViewedDeadline {
  const { what, kind, dueOn, lastDay, daysLeft, whose } = sayDeadline(language, deadline);
  return {
    key: [appealId, kind, what, dueOn].join(" "),
    what,
    lastDay,
    daysLeft,
    whose,
    source: null,
    href: address(appealsPath, { appeal: appealId }),
    about: wordsIn(language).letters.kinds[appealKind].name,
    name: providerName,
  };
}

function viewDenialDay(
  language: Language,
  denial: DenialDay,
  { address }: Pick<AccountAccess, "address">,
): ViewedDeadline {
  const { denial: words, steps } = wordsIn(language).deadlines;
  const { explanationId, planName, deadline } = denial;
  return {
    key: explanationId,
    what: words.what,
    lastDay: sayLastDay(language, deadline),
    daysLeft: deadline.daysLeft,
    whose: steps.patient,
    source: sayDenialSource(language, denial),
    href: address(`/account/explanations/${explanationId}`),
    about: words.explanation,
    name: planName ?? words.unnamed,
  };
}

export type ViewedAppeals = Awaited<ReturnType<typeof viewAppeals>>;

function providerOf({ providerName, hospital }: ListedAppeal["summary"]): string | null {
  return providerName ?? hospital?.name ?? null;
}
