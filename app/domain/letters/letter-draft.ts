import type { RuleSource } from "#app/domain/audits/audit-rule.ts";
import type { Coverage } from "#app/domain/audits/audited-bill.ts";
import type { FindingFacts } from "#app/domain/audits/finding.ts";
import type { RuleId } from "#app/domain/audits/rule-ids.ts";
import type { UsAddress } from "#app/domain/hospitals/addresses/us-address.ts";
import type { LetterKindId, LetterLaw } from "./letter-kind.ts";
import type { LetterSlots } from "./letter-slots.ts";

/** A line of a bill that a claim is about. Null = not printed. */
export interface ClaimedLine {
  /** Its place on the bill, from 1. */
  number: number;
  /** ISO day. */
  serviceDate: string | null;
  code: string | null;
  description: string | null;
  amountCents: number;
}

/** A finding as a letter brings it forward. */
export interface LetterClaim {
  rule: RuleId;
  kind: string;
  facts: FindingFacts;
  /** None: the bill as a whole. */
  lines: readonly ClaimedLine[];
  /** 0: it puts no amount in question. */
  amountAtStakeCents: number;
  source: RuleSource;
}

/** Who writes. Null = not said. */
export interface LetterSender {
  name: string | null;
  address: UsAddress;
  phone: string | null;
  email: string | null;
}

/** All that a letter is written from. */
export interface LetterDraft {
  kind: LetterKindId;
  /** ISO day. */
  writtenOn: string;
  sender: LetterSender;
  /** Null: not known, or the office has none for letters. */
  recipientAddress: UsAddress | null;
  slots: LetterSlots;
  /** A coding rule is Medicare's own, and a question to others. Null = not known. */
  coverage: Coverage | null;
  /** By which a plan has to decide about an appeal. */
  law: LetterLaw;
  claims: readonly LetterClaim[];
}
