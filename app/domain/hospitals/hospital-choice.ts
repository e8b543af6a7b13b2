/** What tells hospitals of one name apart. */
export type HospitalChoice = {
  hospitalId: number;
  shortId: string;
  name: string;
  city: string | null;
  state: string;
  /** On one line. */
  address: string | null;
};
