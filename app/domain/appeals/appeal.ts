import type { RuleId } from "#app/domain/audits/rule-ids.ts";
import type { DeadlineCase, DeadlineDates } from "#app/domain/deadlines/deadline.ts";
import type { PersonalDays } from "#app/domain/deadlines/personal-days.ts";
import type { LinkedHospital } from "#app/domain/hospitals/finding/hospital-link.ts";
import type { KeptDocument } from "#app/domain/kept/kept-document.ts";
import type { Language } from "#app/domain/language/language.ts";
import type { LetterKindId } from "#app/domain/letters/letter-kind.ts";
import type { LetterMeaning } from "#app/domain/letters/letter-meaning.ts";
import type { LetterText } from "#app/domain/letters/letter-text.ts";
import type { PaperKind } from "./application/application-papers.ts";
import type { AssistanceApplication } from "./application/assistance-application.ts";

export const sendingWays = ["certified-mail", "mail", "fax", "portal", "email", "by-hand", "phone"] as const;

export type SendingWay = (typeof sendingWays)[number];

export const appealResults = ["won", "partly", "lost"] as const;

export type AppealResult = (typeof appealResults)[number];

export const appealStates = [
  "draft",
  "sent",
  "more-asked",
  "answered",
  ...appealResults,
  "withdrawn",
] as const;

/** `more-asked`: the other side wants more documents before it decides; `answered`: a reply came, and whether it is a success is
 *  not noted yet. */
export type AppealState = (typeof appealStates)[number];

/** What happened. `on`: the ISO day of it; `at`: the ISO time when it was noted. */
export type AppealStep = { on: string; at: string } & (
  | {
      step: "sent";
      how: SendingWay;
      /** A tracking or confirmation number, in the sender's words; null: none. */
      proof: string | null;
      /** The letter that was sent; null: none of ours. */
      letterNo: number | null;
    }
  | { step: "more-asked"; note: string | null }
  | { step: "answered"; note: string | null }
  | { step: "decided"; result: AppealResult; gainedCents: number; note: string | null }
  | { step: "withdrawn" }
);

/** A finding as it was when it was appealed: its audit may be deleted later. */
export interface AppealedFinding {
  /** Among those of the audit. */
  finding: number;
  rule: RuleId;
  kind: string;
  amountAtStakeCents: number;
}

/** What a letter says. Versions are numbered from 1, and none is ever changed. */
export interface LetterVersion {
  letterNo: number;
  letter: LetterText;
  /** ISO time. */
  writtenAt: string;
}

/** A file that belongs to an appeal: a proof, an answer, something enclosed. */
export interface AppealDocument {
  fileId: string;
  /** As its sender's machine calls it. */
  name: string;
  type: KeptDocument["type"];
  sizeBytes: number;
  pageCount: number;
  /** ISO time. */
  addedAt: string;
  /** The document of an application that this is; absent: none. */
  paper?: PaperKind;
}

/** An appeal of a bill, as its owner keeps it. */
export interface Appeal extends DeadlineCase {
  /** What is asked, and of whom: the kind of its letter. */
  kind: LetterKindId;
  /** Null: it rests on no audit. */
  auditId: string | null;
  /** Of the bill, when the appeal was begun. */
  providerName: string | null;
  hospital: LinkedHospital | null;
  findings: AppealedFinding[];
  askedCents: number;
  letters: LetterVersion[];
  /** What the letter said as it was written for its owner, in other languages; absent: it is older than the site's Spanish. */
  meanings?: Partial<Record<Language, LetterMeaning>>;
  /** The household that asks for financial assistance; absent: it asks for none, or by a letter alone. */
  application?: AssistanceApplication;
  /** What its deadlines count from, as far as its steps do not tell. */
  dates: DeadlineDates;
  /** What its owner noted of days that no law sets; absent: nothing. */
  personalDays?: PersonalDays;
  /** In the order in which they were noted. */
  steps: AppealStep[];
  documents: AppealDocument[];
  /** The appeal that goes on from this one; null: none. */
  followedBy: string | null;
  /** Whether its outcome counts in what others see, without a name. */
  sharesOutcome: boolean;
  /** Of the rows that count there, which nothing else leads to. */
  outcomeIds: string[];
}

/** An appeal with what its row tells. `version` grows with each change. */
export interface FoundAppeal {
  appealId: string;
  billId: string;
  version: number;
  /** ISO times. */
  createdAt: string;
  updatedAt: string;
  appeal: Appeal;
}

/** What a list shows of an appeal. */
export interface AppealSummary
  extends Pick<
    Appeal,
    | "kind"
    | "providerName"
    | "hospital"
    | "askedCents"
    | "dates"
    | "personalDays"
    | "timing"
    | "plan"
    | "steps"
    | "followedBy"
    | "outcomeIds"
  > {
  state: AppealState;
  /** Whether a household's table belongs to it. */
  hasApplication?: true;
  findingCount: number;
  documentCount: number;
}

/** An appeal as a list has it. */
export interface ListedAppeal extends Omit<FoundAppeal, "appeal"> {
  summary: AppealSummary;
}

export function stateOf({ steps }: Pick<Appeal, "steps">): AppealState {
  const last = steps.at(-1);
  if (!last) return "draft";
  return last.step === "decided" ? last.result : last.step;
}

export function isDecided(state: AppealState): state is AppealResult {
  return (appealResults as readonly AppealState[]).includes(state);
}

/** Returns the cents that the bill was reduced by, once the appeal is decided; null: it is not. */
export function gainedCentsOf({ steps }: Pick<Appeal, "steps">): number | null {
  const last = steps.at(-1);
  return last?.step === "decided" ? last.gainedCents : null;
}

export function summariseAppeal(appeal: Appeal): AppealSummary {
  const { kind, providerName, hospital, askedCents, dates, timing, plan, followedBy, outcomeIds } = appeal;
  const { personalDays } = appeal;
  const steps = appeal.steps.map((step) => ("note" in step ? { ...step, note: null } : step));
  return {
    kind,
    providerName,
    hospital,
    askedCents,
    dates,
    ...(personalDays && { personalDays }),
    timing,
    plan,
    steps,
    followedBy,
    outcomeIds,
    state: stateOf(appeal),
    ...(appeal.application && { hasApplication: true as const }),
    findingCount: appeal.findings.length,
    documentCount: appeal.documents.length,
  };
}
