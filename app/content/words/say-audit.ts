import type { Assistance } from "#app/domain/audits/assistance.ts";
import type { Audit } from "#app/domain/audits/audit-bill.ts";
import type { Coverage } from "#app/domain/audits/audited-bill.ts";
import { type Strength, strengths } from "#app/domain/audits/finding.ts";
import type { FindingRow } from "#app/domain/audits/finding-columns.ts";
import type { RuleId } from "#app/domain/audits/rule-ids.ts";
import type { Language } from "#app/domain/language/language.ts";
import { type Dollars, dollarsOfCents } from "#app/domain/money/dollars.ts";
import { auditsWords } from "./audits.ts";
import { type SaidFinding, sayFinding } from "./say-finding.ts";

/** A finding as a page shows it. */
export interface ShownFinding extends SaidFinding {
  /** Its own among those of the audit. */
  key: string;
  rule: RuleId;
  /** What the rule looks for. */
  title: string;
  /** Indexes of lines, from 0; none: the bill as a whole. */
  lines: readonly number[];
  /** Null: it puts no amount in question. */
  amountDollars: Dollars | null;
  source: { title: string; url: string; edition: string | null };
}

/** An audit as a page shows it. */
export interface ShownAudit {
  chargedDollars: Dollars;
  disputableDollars: Dollars;
  /** Strongest first; those without findings are left out. */
  strengths: { strength: Strength; findings: ShownFinding[] }[];
  notChecked: { rule: RuleId; title: string; reason: string }[];
  assistance: Assistance | null;
}

/** `coverage`: a coding rule is Medicare's own, and a question to others. */
export function sayAudit(language: Language, audit: Audit, coverage: Coverage | null): ShownAudit {
  const { rules, reasons } = auditsWords[language];
  const findings = audit.findings.map((finding, index) => ({
    strength: finding.strength,
    shown: {
      key: `${finding.rule}-${index + 1}`,
      rule: finding.rule,
      title: rules[finding.rule],
      ...sayFinding(language, finding, coverage),
      lines: finding.lines,
      amountDollars: finding.amountAtStakeCents > 0 ? dollarsOfCents(finding.amountAtStakeCents) : null,
      source: sourceOf(language, finding),
    },
  }));
  return {
    chargedDollars: dollarsOfCents(audit.chargedCents),
    disputableDollars: dollarsOfCents(audit.disputableCents),
    strengths: strengths
      .map((strength) => ({
        strength,
        findings: findings.filter((finding) => finding.strength === strength).map(({ shown }) => shown),
      }))
      .filter(({ findings: found }) => found.length > 0),
    notChecked: audit.notChecked.map(({ rule, reason }) => ({
      rule,
      title: rules[rule],
      reason: reasons[reason],
    })),
    assistance: audit.assistance,
  };
}

/** All findings, as rows of a file. */
export function findingRows({ strengths: groups }: ShownAudit): FindingRow[] {
  return groups.flatMap(({ strength, findings }) => findings.map((finding) => ({ ...finding, strength })));
}

/** On what a finding rests; a hospital's own price on its price file. */
export function sourceOf(
  language: Language,
  { source, facts }: Pick<Audit["findings"][number], "source" | "facts">,
): ShownFinding["source"] {
  const { edition = null, importId, fileDate } = facts;
  if (importId) {
    const title = auditsWords[language].result.priceFile;
    return { title, url: `/price-files/${importId}`, edition: fileDate ? String(fileDate) : null };
  }
  return { ...source, edition: edition === null ? null : String(edition) };
}
