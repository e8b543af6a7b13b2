import type { ReactNode } from "react";
import { LiveForm } from "#app/ui/form/live-form.tsx";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { useWords } from "../use-words.ts";

interface GlossarySearchProps {
  action: string;
  /** The LiveRegion that its replies renew. */
  region: string;
  className: string;
  label: string;
  placeholder?: string;
  typed: string;
  /** Other fields that a search sends. */
  children?: ReactNode;
}

/** Searches terms of the glossary, all or those of a category, as a person types. */
export function GlossarySearch({ label, placeholder, typed, children, ...form }: GlossarySearchProps) {
  const words = useWords().glossary;
  return (
    <LiveForm {...form} failure={words.glossarySearch.failed} role="search">
      {children}
      <TextField
        id="q"
        name="q"
        type="search"
        label={label}
        placeholder={placeholder}
        defaultValue={typed}
        autoComplete="off"
        maxLength={200}
        data-live-typing
      />
      <SubmitButton>{words.glossarySearch.search}</SubmitButton>
    </LiveForm>
  );
}
