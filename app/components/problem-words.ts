/** A sentence for each code that a form's field may be wrong by. */
export type ProblemWords<Problems> = {
  readonly [Field in keyof Problems]-?: Readonly<Record<NonNullable<Problems[Field]> & string, string>>;
};

/** A form's problems in words, field by field. */
export function problemsInWords<Problems extends Partial<Record<string, string>>>(
  problems: Problems,
  words: ProblemWords<Problems>,
): Record<string, string> {
  const sentences = words as Record<string, Record<string, string>>;
  return Object.fromEntries(
    Object.entries(problems).map(([field, code]) => [field, sentences[field]?.[code ?? ""] ?? ""]),
  );
}
