import type { FieldMetadata } from "@conform-to/react";
import { useWords } from "#app/components/use-words.ts";
import { fieldOf } from "#app/ui/form/conform-fields.ts";
import { TextField } from "#app/ui/form/text-field.tsx";

/** Asks the owner for their password again; its name is `presentPassword`. */
export function PresentPasswordField({ field }: { field: FieldMetadata<string | undefined> }) {
  const { password, hint } = useWords().accountSecurity.confirm;
  return (
    <TextField
      {...fieldOf(field)}
      type="password"
      label={password}
      hint={hint}
      autoComplete="current-password"
    />
  );
}
