import { useWords } from "#app/components/use-words.ts";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { part } from "#app/ui/page/stack.css.ts";
import type { SearchQuery } from "./search-query.ts";

/** A form in a frame, which opens the search in a new tab, next to the page that holds the frame. */
export function EmbedForm({ query }: { query: SearchQuery }) {
  const words = useWords().embeds.search;
  return (
    <form method="get" action="/hospital_search" target="_blank" className={part} rel="noopener">
      <TextField id="search" name="search" label={words.service} defaultValue={query.search} required />
      <TextField id="location" name="location" label={words.place} defaultValue={query.location} />
      <div>
        <SubmitButton>{words.submit}</SubmitButton>
      </div>
    </form>
  );
}
