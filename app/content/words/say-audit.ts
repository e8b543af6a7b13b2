import { assistancePath } from "#app/domain/assistance/assistance-path.ts";
import type { Assistance } from "#app/domain/audits/assistance.ts";
import type { Audit } from "#app/domain/audits/audit-bill.ts";
import type { AuditedBill } from "#app/domain/audits/audited-bill.ts";
import { missingAmong, type Strength, strengths } from "#app/domain/audits/finding.ts";
import type { FindingRow } from "#app/domain/audits/finding-columns.ts";
import type { RuleId } from "#app/domain/audits/rule-ids.ts";
import { STARTER_EDITION } from "#app/domain/coding-edits/starter/starter-edition.ts";
import { rightOfFinding } from "#app/domain/deadlines/right-of-finding.ts";
import { itemAt } from "#app/domain/item-at.ts";
import type { Language } from "#app/domain/language/language.ts";
import { say } from "#app/domain/language/say.ts";
import { type Dollars, dollarsOfCents } from "#app/domain/money/dollars.ts";
import { formatDollars } from "#app/domain/money/format-dollars.ts";
import { sourcePath } from "#app/domain/prices/source-place.ts";
import { sayRange } from "./say-assistance-lines.ts";
import { type SaidFinding, sayFinding } from "./say-finding.ts";
import { sayList } from "./say-list.ts";
import { type SaidRight, sayRight } from "./say-right.ts";
import { wordsIn } from "./words.ts";

/** A finding in all its words. */
export interface ShownFinding extends SaidFinding {
  /** Its own among those of the audit. */
  key: string;
  /** Its place among the audit's findings, from 0. */
  index: number;
  rule: RuleId;
  /** What the rule looks for. */
  title: string;
  /** Null: it puts no amount in question. */
  amountDollars: Dollars | null;
  /** 'At stake: $42.00', or the range that assistance may take off; null: no amount is in question. */
  stake: string | null;
  /** Where somebody sees whether assistance may help, with the bill's hospital; null: nothing is known to compare with. */
  assistancePath: string | null;
  /** Indexes of lines, from 0; none: the bill as a whole. */
  lines: readonly number[];
  /** 'Lines 1 and 2'. */
  evidence: string;
  source: { title: string; url: string; edition: string | null };
  /** The right with a last day that it opens; null: none. */
  right: SaidRight | null;
}

/** What an audit is told by besides itself: a coding rule is Medicare's own and a question to others, and rights end on
 *  days that count from the bill's. `today`: the ISO day where the patient lives. */
export interface AuditFrame extends Pick<AuditedBill, "coverage" | "statementDate"> {
  today: string;
}

/** The findings of one strength, or those that go before all others. */
export interface ShownStrength {
  /** Its own among the groups. */
  key: string;
  strength: Strength;
  heading: string;
  meaning: string;
  findings: ShownFinding[];
}

/** An audit in all its words. */
export interface ShownAudit {
  charged: string;
  disputable: string;
  disputableMeans: string;
  /** What the hospital's own policy gives the household; null: not known. */
  assistance: string | null;
  /** What may forgive the whole bill, then the strongest first; those without findings are left out. */
  strengths: ShownStrength[];
  /** What would let more be checked, what helps most first. */
  notChecked: string[];
  /** What findings cannot tell. */
  limits: string;
}

/** `editions`: of the coding rules that were held. */
export function sayAudit(
  language: Language,
  { audit, editions }: { audit: Audit; editions: readonly string[] },
  frame: AuditFrame,
): ShownAudit {
  const { strengths: named, first, result } = wordsIn(language).audits;
  const findings = audit.findings.map((finding, index) => showFinding(language, finding, index, frame));
  return {
    charged: formatDollars(dollarsOfCents(audit.chargedCents)),
    disputable: formatDollars(dollarsOfCents(audit.disputableCents)),
    disputableMeans: audit.disputableCents > 0 ? result.disputableMeans : result.nothingAtStake,
    assistance: audit.assistance && sayAssistance(language, audit.assistance),
    strengths: [
      { key: "first", strength: "question" as const, ...first, findings: findings.filter(isFirst) },
      ...strengths.map((strength) => ({
        key: strength.replace(" ", "-"),
        strength,
        ...named[strength],
        findings: findings.filter(
          (finding) => !isFirst(finding) && itemAt(audit.findings, finding.index).strength === strength,
        ),
      })),
    ].filter((group) => group.findings.length > 0),
    ...sayMissing(language, { audit, editions }),
  };
}

/** What an audit did not look at, what would help, and what it cannot tell. */
export function sayMissing(
  language: Language,
  { audit, editions }: { audit: Pick<Audit, "notChecked">; editions: readonly string[] },
): Pick<ShownAudit, "notChecked" | "limits"> {
  const { missing, starter, absence } = wordsIn(language).audits.result.notChecked;
  return {
    notChecked: missingAmong(audit.notChecked).map((thing) => missing[thing]),
    limits: [...(editions.includes(STARTER_EDITION) ? [starter] : []), absence].join(" "),
  };
}

/** What may forgive a bill as a whole is told before anything in it. */
const isFirst = ({ rule }: ShownFinding) => rule === "charity-care";

/** All findings, as rows of a file. */
export function findingRows({ strengths: groups }: ShownAudit): FindingRow[] {
  return groups.flatMap(({ strength, findings }) =>
    findings.map((finding) => ({
      ...finding,
      strength,
      message: [finding.message, ...finding.details].join(" "),
    })),
  );
}

/** 'Services that are part of another one: no dates on the lines.' */
export function sayNotChecked(language: Language, { rule, reason }: Audit["notChecked"][number]): string {
  const { result, rules, reasons } = wordsIn(language).audits;
  return say(language, result.notChecked.one, { rule: rules[rule], reason: reasons[reason] });
}

function showFinding(
  language: Language,
  finding: Audit["findings"][number],
  index: number,
  frame: AuditFrame,
): ShownFinding {
  const { rules, result } = wordsIn(language).audits;
  const amountDollars = finding.amountAtStakeCents > 0 ? dollarsOfCents(finding.amountAtStakeCents) : null;
  const found = rightOfFinding(finding, frame);
  const right = found && sayRight(language, found);
  return {
    ...sayFinding(language, finding, frame.coverage, right?.isPast),
    right,
    key: `${finding.rule}-${index + 1}`,
    index,
    rule: finding.rule,
    title: rules[finding.rule],
    amountDollars,
    stake:
      finding.rule === "charity-care"
        ? sayRange(language, finding)
        : amountDollars && say(language, result.amount, { amount: formatDollars(amountDollars) }),
    assistancePath: assistancePathOf(finding),
    lines: finding.lines,
    evidence: sayLines(language, finding.lines),
    source: sourceOf(language, finding),
  };
}

function assistancePathOf({ rule, facts }: Audit["findings"][number]): string | null {
  return rule === "charity-care" && typeof facts.hospitalId === "string"
    ? assistancePath(facts.hospitalId)
    : null;
}

const MAX_NAMED = 20;

function sayLines(language: Language, lines: readonly number[]): string {
  const { lines: named, wholeBill } = wordsIn(language).audits.result;
  if (lines.length === 0) return wholeBill;
  const numbers = lines.slice(0, MAX_NAMED).map((line) => String(line + 1));
  const list = sayList(language, lines.length > MAX_NAMED ? [...numbers, "…"] : numbers);
  return say(language, named, { count: lines.length, list });
}

function sayAssistance(language: Language, { tier, percentOfPovertyLevel: percent }: Assistance): string {
  return say(language, wordsIn(language).audits.result.assistance[tier], { percent });
}

/** On what a finding rests; a hospital's own price on its price file. */
export function sourceOf(
  language: Language,
  { source, facts }: Pick<Audit["findings"][number], "source" | "facts">,
): ShownFinding["source"] {
  const { edition = null, importId, fileDate, place } = facts;
  if (importId) {
    const title = wordsIn(language).audits.result.priceFile;
    return {
      title,
      url: sourcePath(Number(importId), String(place ?? "")),
      edition: fileDate ? String(fileDate) : null,
    };
  }
  return { ...source, edition: edition === null ? null : String(edition) };
}
