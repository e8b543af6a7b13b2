import { lettersOf } from "#app/domain/bills/read/names/same-name.ts";
import { keysOfItem, keysToAsk, openFreeItems } from "#app/domain/explanations/matching/free-items.ts";
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

/** What two documents say about one service. Null: the document doesn't say. */
interface SaidOfService {
  code: string | null;
  day: string | null;
  amountCents: number | null;
  /** The letters and digits of its description; null: too few to tell. */
  letters: string | null;
}

/** How a charge is recognized: by what both documents must agree on, and by the absence of differences. */
interface PairingRule {
  alike: readonly (keyof SaidOfService)[];
  notOther: readonly ("code" | "day")[];
}

/** Surest first: a line is paired by the first of them that holds. */
const WAYS: readonly PairingRule[] = [
  { alike: ["code", "amountCents", "day"], notOther: [] },
  { alike: ["code", "amountCents"], notOther: [] },
  { alike: ["letters", "amountCents"], notOther: ["code", "day"] },
  { alike: ["amountCents"], notOther: ["code", "day"] },
  { alike: ["code", "day"], notOther: [] },
  { alike: ["letters"], notOther: ["code", "day"] },
];
const LAST_OF_BOTH: PairingRule = { alike: [], notOther: ["code", "day"] };

/**
 * Matches each charge of a bill with a service that a plan decided: by code, amount, day and words. If one of each is
 * left over, the two match unless something contradicts it. Credits aren't services.
 */
export function pairPlanLines(standing: readonly StandingLine[], claims: readonly PlanClaim[]): PairedLines {
  let charges = standing
    .filter(({ line }) => line.amountCents > 0)
    .map((one) => ({ standing: one, said: saidByBill(one) }));
  let planned = claims.flatMap((claim) =>
    claim.lines.map((line) => {
      const day = dayOf(claim, line);
      return { service: { claim, line, day }, said: saidByPlan(line, day) };
    }),
  );
  const pairs: LinePair[] = [];
  const take = ({ alike, notOther }: PairingRule) => {
    const keysOf = (said: SaidOfService, keysOfFacts: typeof keysOfItem) => {
      const sure = alike.map((fact) => said[fact]);
      return sure.includes(null)
        ? []
        : keysOfFacts(
            sure.join("|"),
            notOther.map((fact) => said[fact]),
          );
    };
    const free = openFreeItems(planned, ({ said }) => keysOf(said, keysOfItem));
    charges = charges.filter(({ standing: charge, said }) => {
      const found = free.take(keysOf(said, keysToAsk));
      if (found) pairs.push({ ...found.service, standing: charge });
      return !found;
    });
    planned = free.rest();
  };
  for (const way of WAYS) take(way);
  if (charges.length === 1 && planned.length === 1 && pairs.length > 0) take(LAST_OF_BOTH);
  return {
    pairs,
    unseen: charges.map((charge) => charge.standing),
    notOnBill: planned.map(({ service }) => service),
  };
}

function saidByBill({ line, day }: StandingLine): SaidOfService {
  const { serviceCode, amountCents, description } = line;
  return { code: codeOf(serviceCode?.code), day, amountCents, letters: lettersThatTell(description) };
}

function saidByPlan({ code, amounts, description }: PlanLine, day: string | null): SaidOfService {
  return { code: codeOf(code), day, amountCents: amounts.billed, letters: lettersThatTell(description) };
}

const codeOf = (code: string | null | undefined) => code?.toUpperCase() ?? null;

const MIN_LETTERS = 4;

function lettersThatTell(description: string | null): string | null {
  const letters = lettersOf(description ?? "");
  return letters.length >= MIN_LETTERS ? letters : null;
}

function dayOf(claim: PlanClaim, { serviceDate }: PlanLine): string | null {
  return serviceDate ?? (claim.serviceFrom === claim.serviceTo ? claim.serviceFrom : null);
}
