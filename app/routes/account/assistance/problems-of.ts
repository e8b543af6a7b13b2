/** Each problem of a form that came back: it links to its field, or applies to the whole form. */
export function problemsOf(error: Readonly<Record<string, string[] | null | undefined>>) {
  return Object.entries(error).flatMap(([field, messages]) =>
    (messages ?? []).map((message) => ({ fieldId: field === "" ? null : field, message })),
  );
}
