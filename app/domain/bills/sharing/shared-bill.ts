/** All that is ever public of a bill. Null: the bill prints none. */
export type BillFacts = {
  hospitalName: string;
  /** 'YYYY-MM-DD' */
  invoiceDate: string | null;
  /** Total charges as printed, before insurance and payments. */
  totalCents: number | null;
};

/** A bill that someone shared and has not withdrawn. */
export type SharedBill = BillFacts & { id: string };

export type RecentUpload = SharedBill & { uploadedAt: Date };

/** What is shared in place of a name that does not look like one of a hospital, clinic or practice. */
export const hospitalNotRecognised = "Hospital not recognised";
