/** What a state's rule on medical debt is about, in the order in which a page shows it. */
export const rightTopics = [
  "screening-before-collection",
  "notice-before-collection",
  "lawsuit-limits",
  "credit-reporting",
  "garnishment",
  "home-lien",
  "interest",
  "payment-plan",
  "enforcer",
] as const;
export type RightTopic = (typeof rightTopics)[number];

/** Whom a rule binds. `creditors`: those who ask for money; `judgment-creditors`: those who won in court. */
export const boundParties = [
  "hospitals",
  "large-facilities",
  "providers",
  "collectors",
  "credit-bureaus",
  "lenders",
  "creditors",
  "judgment-creditors",
] as const;
export type BoundParty = (typeof boundParties)[number];

/** How a row came to be. */
export interface HowRead {
  /** `text`: words of the law or of its agency's page; `secondary`: a text about it. */
  read: "text" | "secondary";
  /** A: the words in force were read. B: good texts about the law, or an older text of it. What is less sure isn't kept. */
  sureness: "A" | "B";
  /** ISO day. */
  readOn: string;
}

/** One rule of a state on medical debt. Its words are in content, by its key. */
export interface DebtRight extends HowRead {
  key: string;
  /** Two letters. */
  state: string;
  topic: RightTopic;
  binds: readonly BoundParty[];
  /** An amount that the rule names. */
  amountCents?: number;
  /** A ceiling: of interest, or of a share of pay or income. */
  percent?: number;
  /** A line of the federal poverty level. */
  povertyPercent?: number;
  days?: number;
  citation: string;
  /** ISO day; null: we did not read it, or only know it by hearsay. */
  inForceFrom: string | null;
  /** ISO day, the last one; absent: no end is known. */
  inForceUntil?: string;
  /** Federal law may override a state's rule on credit reports: courts differ. */
  isPreemptionDisputed?: true;
  /** What hospitals agreed to, which no statute says. */
  isAgreement?: true;
  /** Where it was read. */
  source: string;
}
