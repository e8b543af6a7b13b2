import type { AccountProfile } from "#app/domain/accounts/account.ts";
import { auditedTotals } from "#app/domain/audits/audited-bill-of-bill.ts";
import { chargesAfterDiscount } from "#app/domain/audits/charges-after-discount.ts";
import type { KeptAudit } from "#app/domain/audits/kept/kept-audit.ts";
import { emptyCorrespondence, type KeptBill } from "#app/domain/bills/kept/kept-bill.ts";
import { parseUsAddress, type UsAddress } from "#app/domain/hospitals/addresses/us-address.ts";
import { itemAt } from "#app/domain/item-at.ts";
import type { LetterClaim, LetterDraft } from "./letter-draft.ts";
import type { LetterKindId, LetterLaw } from "./letter-kind.ts";
import { goesToProvider, letterKinds } from "./letter-kinds.ts";
import { emptySlots, type LetterSlots } from "./letter-slots.ts";

/** What a letter is filled from. Null = there is none. */
export interface LetterMaterial {
  bill: KeptBill | null;
  audit: Pick<KeptAudit, "audit" | "auditedBill"> | null;
  /** Indexes of the audit's findings that the letter brings forward; those that its kind does not answer are left out. */
  chosenFindings: readonly number[];
  profile: AccountProfile;
  /** The provider's, on one line, as the hospital list has it. */
  providerAddress: string | null;
  /** What its writer says, which goes before what is found elsewhere; null: it is to be left blank. */
  said: Partial<LetterSlots>;
  /** By which a plan has to decide about an appeal; absent: the law of private plans, which most people have. */
  law?: LetterLaw;
  /** Where a plan takes appeals, as it prints it; absent: not known. */
  planAddress?: UsAddress | null;
}

/** A letter of a kind with all that is known; what is not stays null, and nothing is guessed. `writtenOn`: an ISO day. */
export function fillLetter(kind: LetterKindId, writtenOn: string, material: LetterMaterial): LetterDraft {
  const { bill, audit, profile, providerAddress, said, chosenFindings } = material;
  const { law = "private", planAddress = null } = material;
  const slots = {
    ...emptySlots,
    ...slotsOfProfile(profile),
    ...(bill && slotsOfBill(bill)),
    ...(bill && slotsOfCorrespondence(bill)),
    ...(bill && kind === "good-faith-estimate" && slotsOfDiscounted(bill)),
    ...(audit && slotsOfAudit(audit)),
    ...said,
  };
  return {
    kind,
    writtenOn,
    sender: {
      name: profile.name || null,
      address: senderAddressOf(profile, bill),
      phone: profile.phone,
      email: profile.email || null,
    },
    recipientAddress: recipientAddressOf(kind, { bill, providerAddress, planAddress }),
    slots,
    coverage: audit?.auditedBill.coverage ?? null,
    law,
    claims: audit ? claimsOf(audit, chosenFindings, kind) : [],
  };
}

function recipientAddressOf(
  kind: LetterKindId,
  {
    bill,
    providerAddress,
    planAddress = null,
  }: Pick<LetterMaterial, "bill" | "providerAddress" | "planAddress">,
): UsAddress | null {
  const { recipient } = letterKinds[kind];
  if (recipient === "plan-appeals") return planAddress;
  const printed = bill?.correspondence?.billingAddress?.value ?? null;
  const isCollectors = bill !== null && isOfCollector(bill);
  if (recipient === "collector") return isCollectors && printed !== null ? parseUsAddress(printed) : null;
  if (!goesToProvider(kind)) return null;
  const ofOffice = isCollectors ? null : printed;
  // Records are kept where care is given, and bills are often written elsewhere.
  const address =
    recipient === "records-office" ? (providerAddress ?? ofOffice) : (ofOffice ?? providerAddress);
  return address === null ? null : parseUsAddress(address);
}

/** Whether the document is a collector's letter: its author isn't the provider. */
const isOfCollector = ({ reading }: KeptBill) => reading?.paper === "collection-notice";

/** As the profile has it, else as the patient's address is printed on the bill. */
function senderAddressOf(
  { streetAddress, city, state, zip }: AccountProfile,
  bill: KeptBill | null,
): UsAddress {
  const printed = bill?.correspondence?.patientAddress?.value;
  const isKnown = [streetAddress, city, zip].some((part) => part !== null && part !== "");
  return isKnown || !printed ? { street: streetAddress, city, state, zip } : parseUsAddress(printed);
}

function definedOnly(said: Partial<LetterSlots>): Partial<LetterSlots> {
  return Object.fromEntries(
    Object.entries(said).filter(([, value]) => value !== null && value !== undefined),
  );
}

function slotsOfProfile({ name, payerName, householdSize }: AccountProfile): Partial<LetterSlots> {
  return { patientName: name || null, payerName, householdSize };
}

function slotsOfBill({
  providerName,
  hospital,
  statementDate,
  serviceDates,
  totals,
  lines,
}: KeptBill): Partial<LetterSlots> {
  const days = lines.flatMap(({ serviceDate }) => (serviceDate ? [serviceDate.value] : [])).sort();
  const first = serviceDates.first?.value ?? serviceDates.last?.value ?? days[0] ?? null;
  const last = serviceDates.last?.value ?? serviceDates.first?.value ?? days.at(-1) ?? null;
  return {
    providerName: providerName?.value ?? hospital?.name ?? null,
    statementDate: statementDate?.value ?? null,
    serviceDates: first === null || last === null ? null : { first, last },
    chargesCents: totals.chargesCents?.value ?? null,
    balanceCents: totals.amountDueCents?.value ?? null,
  };
}

/** What the document prints overrides what a profile says: a parent writes about a child's bill. */
function slotsOfCorrespondence(bill: KeptBill): Partial<LetterSlots> {
  const { accountNumber, patientName, collectorName, collectorReference, originalCreditor } =
    bill.correspondence ?? emptyCorrespondence;
  return definedOnly({
    accountNumber: accountNumber?.value ?? null,
    patientName: patientName?.value ?? null,
    collectorName: collectorName?.value ?? null,
    collectorReference: collectorReference?.value ?? null,
    ...(isOfCollector(bill) && {
      noticeDate: bill.statementDate?.value ?? null,
      providerName: originalCreditor?.value ?? null,
    }),
  });
}

/** An estimate is compared with what is billed after the provider's own discounts; null: the bill does not tell them from
 *  payments. */
function slotsOfDiscounted({ totals, lines }: KeptBill): Partial<LetterSlots> {
  if (totals.chargesCents === null) return {};
  const priced = lines.flatMap(({ amountCents }) =>
    amountCents ? [{ amountCents: amountCents.value }] : [],
  );
  const { leastCents, mostCents } = chargesAfterDiscount({ totals: auditedTotals(totals), lines: priced });
  return { chargesCents: leastCents === mostCents ? leastCents : null };
}

function slotsOfAudit({ auditedBill }: Pick<KeptAudit, "auditedBill">): Partial<LetterSlots> {
  const { explanation, goodFaithEstimate, household } = auditedBill;
  return definedOnly({
    owedCents: explanation?.patientResponsibilityCents ?? null,
    estimateCents: goodFaithEstimate?.totalCents ?? null,
    estimateDate: goodFaithEstimate?.date ?? null,
    householdSize: household?.size ?? null,
    incomeCents: household?.annualIncomeCents ?? null,
  });
}

function claimsOf(
  { audit, auditedBill }: Pick<KeptAudit, "audit" | "auditedBill">,
  chosen: readonly number[],
  kind: LetterKindId,
): LetterClaim[] {
  return audit.findings.flatMap((finding, index) => {
    if (!chosen.includes(index) || !letterKinds[kind].answers.includes(finding.rule)) return [];
    const lines = finding.lines.map((at) => {
      const { serviceDate, serviceCode, description, amountCents } = itemAt(auditedBill.lines, at);
      return { number: at + 1, serviceDate, code: serviceCode?.code ?? null, description, amountCents };
    });
    const { rule, kind: sentence, facts, amountAtStakeCents, source } = finding;
    return [{ rule, kind: sentence, facts, lines, amountAtStakeCents, source }];
  });
}
