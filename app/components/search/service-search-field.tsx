import { SuggestingField } from "#app/ui/form/suggesting-field.tsx";

interface ServiceSearchFieldProps {
  id: string;
  label: string;
  hint: string;
  /** What the list of suggestions is called. */
  suggestionsLabel: string;
  typed?: string;
  /** The id of a field that is filled in next. */
  nextField?: string;
}

/** The one box in which services and hospitals are searched for, by words or a code; with script it suggests some. */
export function ServiceSearchField({ typed = "", ...field }: ServiceSearchFieldProps) {
  return (
    <SuggestingField
      {...field}
      name="search"
      type="search"
      defaultValue={typed}
      maxLength={200}
      suggestions="/service_search/get_suggestions"
    />
  );
}
