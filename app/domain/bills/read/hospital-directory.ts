import type { ProviderPlace } from "../bill.ts";

/** How the organisations that a document names can be reached. */
export interface Contacts {
  /** Ten digits. */
  phones: string[];
  /** Five digits, with what is printed in the line of the ZIP code and in the two above. */
  addresses: { zip: string; text: string }[];
}

/** A hospital whose phone number or address is printed. */
export interface HospitalAt {
  hospitalId: number;
  name: string;
}

/** The hospitals that are known where a bill is read. */
export interface HospitalDirectory {
  findAt(contacts: Contacts): Promise<HospitalAt[]>;
  /** The number of the one hospital that is meant by a name; null where none is for certain. */
  findNamed(name: string, place: ProviderPlace | null): Promise<number | null>;
}

/** Where bills are read without a database. */
export const emptyDirectory: HospitalDirectory = {
  findAt: async () => [],
  findNamed: async () => null,
};
