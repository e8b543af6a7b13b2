import type { FieldMetadata } from "@conform-to/react";

/** What a TextField needs of a Conform field: its names, the value that was typed, and the first thing wrong. */
export function textFieldOf(field: FieldMetadata<string | undefined>) {
  return { id: field.id, name: field.name, defaultValue: field.initialValue, error: field.errors?.[0] };
}

/** The errors of these Conform fields, for the summary at the form's top. */
export function summaryOf(fields: FieldMetadata<string | undefined>[]) {
  return fields.flatMap((field) =>
    (field.errors ?? []).slice(0, 1).map((message) => ({ fieldId: field.id, message })),
  );
}
