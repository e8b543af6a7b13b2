import { lettersOf } from "#app/domain/bills/read/names/same-name.ts";
import type { PlanClaim, PlanLine } from "../plan-claim.ts";
import type { StandingLine } from "../standing-lines.ts";

/** A service of a claim. */
export interface ClaimLine {
  claim: PlanClaim;
  line: PlanLine;
  /** Its own day, else the only one of its claim; null: not known. */
  day: string | null;
}

/** A line of the bill with what the plan decided about it. */
export interface LinePair extends ClaimLine {
  standing: StandingLine;
}

export interface PairedLines {
  pairs: readonly LinePair[];
  /** Charges of the bill that no claim has. */
  unseen: readonly StandingLine[];
  /** Services of the claims that the bill does not have. */
  notOnBill: readonly ClaimLine[];
}

type Agreement = (standing: StandingLine, planned: ClaimLine) => boolean;

const isSameCode: Agreement = ({ line: { serviceCode } }, { line: { code } }) =>
  serviceCode !== null && code !== null && serviceCode.code.toUpperCase() === code.toUpperCase();
const isSameAmount: Agreement = ({ line }, planned) => line.amountCents === planned.line.amounts.billed;
const isSameDay: Agreement = ({ day }, planned) => day !== null && day === planned.day;
const isSameText: Agreement = ({ line }, planned) => {
  const letters = lettersOf(line.description ?? "");
  return letters.length >= 4 && letters === lettersOf(planned.line.description ?? "");
};

/** Nothing that both say is another code or another day. */
const canBeSame: Agreement = (standing, planned) => {
  const { line, day } = standing;
  const hasOtherCode =
    line.serviceCode !== null && planned.line.code !== null && !isSameCode(standing, planned);
  return !hasOtherCode && (day === null || planned.day === null || day === planned.day);
};

const all =
  (...agreements: Agreement[]): Agreement =>
  (standing, planned) =>
    agreements.every((agrees) => agrees(standing, planned));

/** Surest first: a line is paired by the first of them that holds. */
const ways: readonly Agreement[] = [
  all(isSameCode, isSameAmount, isSameDay),
  all(isSameCode, isSameAmount),
  all(isSameText, isSameAmount, canBeSame),
  all(isSameAmount, canBeSame),
  all(isSameCode, isSameDay),
  all(isSameText, canBeSame),
];

/**
 * Finds each charge of a bill among the services that a plan decided about: by code, amount, day and words, and where one
 * of each is left over, as each other where nothing contradicts it. Credits are no service.
 */
export function pairPlanLines(standing: readonly StandingLine[], claims: readonly PlanClaim[]): PairedLines {
  let charges = standing.filter(({ line }) => line.amountCents > 0);
  let planned = claims.flatMap((claim) =>
    claim.lines.map((line) => ({ claim, line, day: dayOf(claim, line) })),
  );
  const pairs: LinePair[] = [];
  const take = (agrees: Agreement) => {
    for (const charge of charges) {
      const found = planned.find((one) => agrees(charge, one));
      if (!found) continue;
      pairs.push({ ...found, standing: charge });
      planned = planned.filter((one) => one !== found);
    }
    const paired = new Set(pairs.map((pair) => pair.standing));
    charges = charges.filter((charge) => !paired.has(charge));
  };
  for (const way of ways) take(way);
  if (charges.length === 1 && planned.length === 1 && pairs.length > 0) take(canBeSame);
  return { pairs, unseen: charges, notOnBill: planned };
}

function dayOf(claim: PlanClaim, { serviceDate }: PlanLine): string | null {
  return serviceDate ?? (claim.serviceFrom === claim.serviceTo ? claim.serviceFrom : null);
}
