/** What is read from FHIR: JSON from any source, so nothing is taken for granted. */
export type FhirObject = Readonly<Record<string, unknown>>;

/** Of one text: names, addresses and codes have fewer; the rest of a longer one is left unread. */
const MAX_TEXT_CHARACTERS = 500;
/** Of one concept: each system that an insurer may name it by. */
const MAX_CODINGS = 20;

export function objectOf(value: unknown): FhirObject | null {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as FhirObject) : null;
}

/** The objects of a list; of one object that stands without its list, that one. */
export function objectsOf(value: unknown): FhirObject[] {
  const values: unknown[] = Array.isArray(value) ? value : [value];
  return values.map(objectOf).filter((one) => one !== null);
}

export function textOf(value: unknown): string | null {
  return (typeof value === "string" && value.slice(0, MAX_TEXT_CHARACTERS).trim()) || null;
}

/** An ISO day of a date or a moment; null: it says less than a day. */
export function dayOf(value: unknown): string | null {
  const day = /^\d{4}-\d{2}-\d{2}(?=$|T)/.exec(textOf(value) ?? "")?.[0];
  return day !== undefined && !Number.isNaN(Date.parse(day)) ? day : null;
}

/** The codings of a CodeableConcept, in their order. */
export function codingsOf(concept: unknown): { system: string; code: string; display: string | null }[] {
  return objectsOf(objectOf(concept)?.coding)
    .slice(0, MAX_CODINGS)
    .flatMap(({ system, code, display }) => {
      const named = textOf(code);
      return named === null ? [] : [{ system: textOf(system) ?? "", code: named, display: textOf(display) }];
    });
}

/** What a CodeableConcept is called: its text, else its first coding. */
export function nameOfConcept(concept: unknown): string | null {
  const [first] = codingsOf(concept);
  return textOf(objectOf(concept)?.text) ?? first?.display ?? first?.code ?? null;
}
