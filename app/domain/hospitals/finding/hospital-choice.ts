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

/** A choice as our JSON names it; `id` is the short one, which every address and call takes. */
export function choiceInJson({ name, shortId, city, state, address }: HospitalChoice) {
  return { name, id: shortId, city, state, address };
}
