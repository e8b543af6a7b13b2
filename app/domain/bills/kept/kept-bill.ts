import type { ServiceCode } from "#app/domain/billing-codes/service-code.ts";
import type { LinkedHospital } from "#app/domain/hospitals/finding/hospital-link.ts";
import type { DocumentKind, KeptDocument, KeptPage, KeptState } from "#app/domain/kept/kept-document.ts";
import type { PageBox } from "#app/domain/reading/values/printed-at.ts";
import type { BillTotals, Correspondence, PaperKind, ToldFacts } from "../bill.ts";

/** Where a value is printed, on the picture of one of the bill's pages. */
export interface PrintedPlace {
  /** Of the page's picture. */
  fileId: string;
  box: PageBox;
  /** How surely it was read, 0 to 1; 1 too where the bill's owner put it right. */
  confidence: number;
}

/** A value that a bill states. `printed` is null where it was typed by hand. */
export interface StatedValue<Value> {
  value: Value;
  printed: PrintedPlace | null;
}

/** Amounts in cents, as a Bill has them. Null = not stated. */
export type KeptTotals = { [Role in keyof BillTotals]: StatedValue<number> | null };

/** One charge. Null = not stated. */
export interface KeptLine {
  /** Its own among the bill's lines, from 1, and never another's. */
  lineId: number;
  /** ISO day. */
  serviceDate: StatedValue<string> | null;
  serviceCode: StatedValue<ServiceCode> | null;
  modifiers: StatedValue<string>[];
  /** UB-04, four digits. */
  revenueCode: StatedValue<string> | null;
  description: StatedValue<string> | null;
  units: StatedValue<number> | null;
  /** Of one unit; absent on bills kept before it was read. */
  unitPriceCents?: StatedValue<number> | null;
  /** The whole line's charge, not a unit's. */
  amountCents: StatedValue<number> | null;
  /** As a BillLine has it; absent: nothing, or its owner looked at it. */
  otherAmountCents?: number;
}

/** The other values read from a bill's documents, which show whether its numbers were read correctly. */
export interface KeptReading {
  paper: PaperKind;
  told?: ToldFacts;
  /** As a Bill has them. */
  isPeriodPrinted: boolean;
  hasUnreadCharges: boolean;
  otherAmounts: { amountCents: number; isInSentence: boolean; printed: PrintedPlace | null }[];
}

export const correspondenceFields = [
  "accountNumber",
  "patientName",
  "patientAddress",
  "billingAddress",
  "billingPhone",
  "assistancePhone",
  "collectorName",
  "collectorReference",
  "originalCreditor",
  "disputeBy",
] as const satisfies (keyof Correspondence)[];

export type CorrespondenceField = (typeof correspondenceFields)[number];

/** Whom to write and to call about it, and as who, as a Bill has it. Null = not stated. */
export type KeptCorrespondence = Record<CorrespondenceField, StatedValue<string> | null>;

/** A bill as its owner keeps it: what was read of its documents, put right or typed by hand. Null = not stated. */
export interface KeptBill {
  /** As printed or typed. */
  providerName: StatedValue<string> | null;
  /** The one of our hospitals that it comes from; null: none of them, or not known. */
  hospital: LinkedHospital | null;
  /** ISO day on which the sender wrote it. */
  statementDate: StatedValue<string> | null;
  /** ISO days; the same one where care took a day. */
  serviceDates: { first: StatedValue<string> | null; last: StatedValue<string> | null };
  totals: KeptTotals;
  /** Of what it asks for, what was carried over from an earlier bill, in cents; absent: none is known of. */
  previousCents?: number;
  lines: KeptLine[];
  /** The payments that it lists one by one (ISO day, cents); null: it lists none; absent on bills kept before they were read. */
  payments?: { date: string; amountCents: number }[] | null;
  /** The highest number that a line ever had. */
  lastLineId: number;
  documents: KeptDocument[];
  /** Absent: nothing of it was typed, and it was kept before this was read. */
  correspondence?: KeptCorrespondence;
  /** Of what its owner shared of it without a name; null: nothing. */
  sharedBillId: string | null;
  /** Absent: it was typed, or kept before this was read. */
  reading?: KeptReading;
  /** Its owner says that its amounts, which do not add up, are printed so; absent: they did not, or changed one since. */
  areSumsConfirmed?: true;
  /** Its documents print another currency than dollars; absent: they do not, or it was typed. */
  isForeign?: true;
}

/** A kept bill with what its row tells. `version` grows with each change. */
export interface FoundBill {
  billId: string;
  state: KeptState;
  version: number;
  /** ISO times. */
  createdAt: string;
  updatedAt: string;
  bill: KeptBill;
}

/** What a list shows of a bill, and what it is found by. */
export interface BillSummary {
  providerName: string | null;
  hospital: LinkedHospital | null;
  /** ISO days. */
  statementDate: string | null;
  firstServiceDate: string | null;
  lastServiceDate: string | null;
  /** As stated, else the sum of the lines; null when there is neither. */
  chargesCents: number | null;
  amountDueCents: number | null;
  lineCount: number;
  pageCount: number;
  documentKinds: DocumentKind[];
  isShared: boolean;
  /** Codes and descriptions of its lines, the first 2,000 characters. */
  searchText: string;
}

/** A bill as a list has it. */
export interface ListedBill extends Omit<FoundBill, "version" | "bill"> {
  summary: BillSummary;
}

/** More lines are on no bill that one person reads. */
export const MAX_LINES = 1_000;

export const emptyBill: KeptBill = {
  providerName: null,
  hospital: null,
  statementDate: null,
  serviceDates: { first: null, last: null },
  totals: {
    chargesCents: null,
    adjustmentsCents: null,
    insurancePaidCents: null,
    patientPaidCents: null,
    otherPaidCents: null,
    amountDueCents: null,
  },
  lines: [],
  lastLineId: 0,
  documents: [],
  sharedBillId: null,
};

export const emptyCorrespondence = Object.fromEntries(
  correspondenceFields.map((field) => [field, null]),
) as KeptCorrespondence;

/** A line's own fields while they are empty. */
export const emptyLine: Omit<KeptLine, "lineId"> = {
  serviceDate: null,
  serviceCode: null,
  modifiers: [],
  revenueCode: null,
  description: null,
  units: null,
  unitPriceCents: null,
  amountCents: null,
};

/** The pictures of all pages, in the order of the documents. */
export function pagesOf({ documents }: Pick<KeptBill, "documents">): KeptPage[] {
  return documents.flatMap(({ pages }) => pages);
}

/** The sum of the lines in cents; null when no line states an amount. */
export function sumOfLinesCents({ lines }: Pick<KeptBill, "lines">): number | null {
  const amounts = lines.flatMap(({ amountCents }) => amountCents?.value ?? []);
  return amounts.length > 0 ? amounts.reduce((sum, amount) => sum + amount, 0) : null;
}
