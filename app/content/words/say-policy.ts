import type { HospitalPolicy } from "#app/domain/assistance/hospital-policy.ts";
import { formatDate } from "#app/domain/dates/format-date.ts";
import { writtenEin } from "#app/domain/hospitals/numbers/hospital-numbers.ts";
import type { Language } from "#app/domain/language/language.ts";
import { say } from "#app/domain/language/say.ts";
import { sayIncomeLines } from "./say-income-lines.ts";
import { sayList } from "./say-list.ts";
import { wordsIn } from "./words.ts";

/** A hospital's policy in words: where it was read, how old that is, and how sure its lines are. */
export interface SaidPolicy {
  sentences: string[];
  links: { label: string; url: string }[];
  /** Of when the links are; null: there are none. */
  linksNote: string | null;
}

/** `today`: an ISO day. */
export function sayPolicy(language: Language, policy: HospitalPolicy, today: string): SaidPolicy {
  const { source: words, apply } = wordsIn(language).assistanceAnswer;
  const links = [
    { label: apply.application, url: policy.applicationUrl },
    { label: apply.summary, url: policy.summaryUrl },
    { label: apply.policy, url: policy.policyUrl },
  ].flatMap(({ label, url }) => (url === null ? [] : [{ label, url }]));
  const criteria = policy.criteria.flatMap((criterion) =>
    criterion === "income" ? [] : [words.criteria[criterion]],
  );
  return {
    sentences: [
      ...saySource(language, policy, today),
      sayIncomeLines(language, words.lines, policy) ?? words.lines.none,
      ...(policy.isDoubtful ? [words.doubtful] : []),
      ...(criteria.length > 0
        ? [say(language, words.alsoLooksAt, { criteria: sayList(language, criteria) })]
        : []),
      ...(policy.isSample ? [words.sample] : []),
    ],
    links,
    linksNote: links.length === 0 ? null : sayLinksNote(language, policy),
  };
}

function saySource(language: Language, { source }: HospitalPolicy, today: string): string[] {
  const { source: words } = wordsIn(language).assistanceAnswer;
  if (source.kind === "operator") {
    return [say(language, words.operator, { day: formatDate(language, source.asOf), source: source.source })];
  }
  const { facilityName: facility, filerName: filer, ein, periodEnd } = source;
  const filed = { filer, ein: writtenEin(ein), end: formatDate(language, periodEnd) };
  return [
    facility === null
      ? say(language, words.organisation, filed)
      : say(language, words.filing, { facility, ...filed }),
    say(language, words.age, { count: monthsBetween(periodEnd, today) }),
  ];
}

function sayLinksNote(language: Language, { source }: HospitalPolicy): string {
  const { apply } = wordsIn(language).assistanceAnswer;
  return source.kind === "filing"
    ? say(language, apply.links, { year: String(source.taxYear) })
    : say(language, apply.linksEntered, { day: formatDate(language, source.asOf) });
}

/** Whole months from one ISO day to another; 0 where it is not after it. */
function monthsBetween(from: string, to: string): number {
  const [fromYear, fromMonth, fromDay] = from.split("-").map(Number) as [number, number, number];
  const [toYear, toMonth, toDay] = to.split("-").map(Number) as [number, number, number];
  // The last day of a month counts as one that every month has.
  const isWhole = toDay >= Math.min(fromDay, 28);
  return Math.max(0, (toYear - fromYear) * 12 + toMonth - fromMonth - (isWhole ? 0 : 1));
}
