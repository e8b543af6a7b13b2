import { featuresOfSum, weighAmounts } from "#app/domain/bills/read/amounts/amount-features.ts";
import { dueFeaturesBeside } from "#app/domain/bills/read/amounts/due-features.ts";
import { findServiceDates } from "#app/domain/bills/read/dates/bill-dates.ts";
import {
  type DateCandidate,
  dateContextOf,
  featuresOfDate,
  featuresOfNoDate,
  mayBeSenders,
} from "#app/domain/bills/read/dates/date-features.ts";
import { type Evidence, findEvidence } from "#app/domain/bills/read/find-evidence.ts";
import { listNameCandidates, rowsWithNames } from "#app/domain/bills/read/names/name-candidates.ts";
import { nameContextOf } from "#app/domain/bills/read/names/name-context.ts";
import { featuresOfName } from "#app/domain/bills/read/names/name-features.ts";
import { isSameName } from "#app/domain/bills/read/names/same-name.ts";
import { agreeOnName } from "#app/domain/bills/read/names/tidy-name.ts";
import { layOutRows } from "#app/domain/reading/page/lay-out-rows.ts";
import type { KnownDocument } from "./read-corpus.ts";
import type { Example } from "./softmax.ts";

/** What is chosen of each document. */
export const choices = ["total", "due", "date", "name"] as const;

export type Choice = (typeof choices)[number];

/** The choices that a document sets, with what is true of it. */
export function listExamples(known: KnownDocument): Record<Choice, Example[]> {
  const evidence = findEvidence(layOutRows(known.words));
  if (!evidence) return { total: [], due: [], date: [], name: [] };
  const { family, file } = known;
  const asExample = (candidates: Example["candidates"], weight = 1): Example => {
    return { family, file, candidates, weight };
  };
  return {
    total: [asExample(totalsOf(known, evidence))],
    due: known.dueCents === undefined ? [] : [asExample(duesOf(known, evidence))],
    date: datesOf(known, evidence).map((days, index) => asExample(days, index === 0 ? 1 : MADE_UP)),
    name: known.hospitalNames.length === 0 ? [] : [asExample(namesOf(known, evidence))],
  };
}

/** What a document teaches without the date that it has: few are like that. */
const MADE_UP = 0.25;

type Candidates = Example["candidates"];

function totalsOf({ totalCents }: KnownDocument, { money }: Evidence): Candidates {
  const totals = weighAmounts(money)
    .filter(({ cents }) => cents > 0)
    .map(({ cents, features }) => ({ features, isRight: cents === totalCents, says: dollars(cents) }));
  const sum = money.sumOfLinesCents;
  if (sum === null) return totals;
  const isRight = sum === totalCents && !totals.some((total) => total.isRight);
  return [...totals, { features: featuresOfSum, isRight, says: `sum ${dollars(sum)}` }];
}

function duesOf({ totalCents, dueCents }: KnownDocument, { money }: Evidence): Candidates {
  const { ofAmount, ofNone } = dueFeaturesBeside(totalCents, money);
  const dues = weighAmounts(money).map((amount) => ({
    features: ofAmount(amount),
    isRight: amount.cents === dueCents,
    says: dollars(amount.cents),
  }));
  return [...dues, { features: ofNone, isRight: dueCents === null, says: "none" }];
}

/** The document as it is, and as it would be without the sender's date: few print none, and the reader must notice. */
function datesOf(
  { invoiceDate, statementDate }: KnownDocument,
  { rows, kind, dates }: Evidence,
): Candidates[] {
  if (kind === "cms1500") return [];
  const service = findServiceDates(dates)?.first.value ?? null;
  const list = (all: DateCandidate[], right: string | null): Candidates => {
    const days = all
      .filter((day) => mayBeSenders(day, context))
      .map((day) => ({
        features: featuresOfDate(day, { ...context, all }),
        isRight: day.iso === right,
        says: day.iso,
      }));
    const features = featuresOfNoDate({ ...context, all }, service !== null);
    const isRight = right === null || (right === service && !statementDate);
    return [...days, { features, isRight, says: `none, so ${service}` }];
  };
  const context = dateContextOf(dates, { rows, kind });
  const { all } = context;
  if (!statementDate || service === null || service === statementDate) {
    return [list(all, statementDate === null ? null : invoiceDate)];
  }
  const others = all.filter(({ iso }) => iso !== statementDate);
  return [list(all, statementDate), list(others, null)];
}

function namesOf({ hospitalNames }: KnownDocument, evidence: Evidence): Candidates {
  const rows = rowsWithNames(evidence.rows);
  const names = listNameCandidates(evidence, rows);
  const context = nameContextOf(rows, names, { ...evidence, hospitalsAt: [] });
  const accepted = hospitalNames.map(plain);
  return names.map((name) => {
    const says = agreeOnName(names.filter((other) => isSameName(other.text, name.text)));
    return { features: featuresOfName(name, context), isRight: accepted.includes(plain(says)), says };
  });
}

const dollars = (cents: number) => (cents / 100).toFixed(2);

/** Case, accents and punctuation do not count. */
function plain(name: string): string {
  return name
    .normalize("NFKD")
    .replace(/[\u0300-\u036f'’`´]/g, "")
    .toLowerCase()
    .replace(/&/g, " and ")
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
}
