import type { FieldMetadata, FormMetadata } from "@conform-to/react";

/** What a form's control needs of a Conform field: its names, the value that was typed, and the first thing wrong. */
export function fieldOf(field: FieldMetadata<string | undefined>) {
  return { id: field.id, name: field.name, defaultValue: field.initialValue, error: field.errors?.[0] };
}

/** What is wrong with a Conform form and these fields of it, for the summary at its top. */
export function problemsOf<Schema extends Record<string, unknown>>(
  form: FormMetadata<Schema, string[]>,
  fields: FieldMetadata<string | undefined>[],
) {
  return [
    ...(form.errors ?? []).map((message) => ({ fieldId: null, message })),
    ...fields.flatMap(({ id, errors = [] }) =>
      errors.slice(0, 1).map((message) => ({ fieldId: id, message })),
    ),
  ];
}
