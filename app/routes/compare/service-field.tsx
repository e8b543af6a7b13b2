import { useWords } from "#app/components/use-words.ts";
import { TextField } from "#app/ui/form/text-field.tsx";

/** The service that a comparison begins with, in the visitor's words; '' = none. */
export function ServiceField({ service }: { service: string }) {
  const words = useWords().compare.form;
  return (
    <TextField
      id="service"
      name="service"
      type="search"
      label={words.service}
      hint={words.serviceHint}
      defaultValue={service}
      maxLength={200}
      autoComplete="off"
    />
  );
}
