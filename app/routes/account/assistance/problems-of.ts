/** Each problem of a form that came back: it leads to its field, or stands for the form as a whole. */
export function problemsOf(error: Readonly<Record<string, string[] | null | undefined>>) {
  return Object.entries(error).flatMap(([field, messages]) =>
    (messages ?? []).map((message) => ({ fieldId: field === "" ? null : field, message })),
  );
}
