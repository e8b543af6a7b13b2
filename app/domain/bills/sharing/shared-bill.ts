/** All that is ever public of a bill, with the time of the upload. Null: the bill prints none, or none that may be. */
export type BillFacts = {
  hospitalName: string | null;
  /** 'YYYY-MM-DD' */
  invoiceDate: string | null;
  /** Total charges as printed, before insurance and payments. */
  totalCents: number | null;
};

export const BILL_FACTS = [
  "hospitalName",
  "invoiceDate",
  "totalCents",
] as const satisfies (keyof BillFacts)[];

/** Where a bill was read: by this server, which saw it, or on its owner's own device, of which the server has only the word. */
export type ReadOn = "server" | "device";

/** A bill that someone shared and has not withdrawn. */
export type SharedBill = BillFacts & {
  id: string;
  uploadedAt: Date;
  /** Null: typed in by its owner, and not read by a machine. */
  readOn: ReadOn | null;
  /** What a person changed of what was read. */
  correctedFacts: (keyof BillFacts)[];
};

/** The facts that differ. */
export function changedFacts(before: BillFacts, after: BillFacts): (keyof BillFacts)[] {
  return BILL_FACTS.filter((fact) => before[fact] !== after[fact]);
}
