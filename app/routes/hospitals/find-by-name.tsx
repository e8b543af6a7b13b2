import { ServiceSearchField } from "#app/components/service-search-field.tsx";
import { useWords } from "#app/components/use-words.ts";
import { hospitalNameWords } from "#app/content/words/hospital-names.ts";
import { serviceSearchWords } from "#app/content/words/service-search.ts";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import * as stack from "#app/ui/page/stack.css.ts";

/** The way to a hospital by its name, through the search that finds services, too. */
export function FindByName() {
  const words = useWords(hospitalNameWords).find;
  return (
    <form action="/hospital_search" method="get" aria-label={words.label} className={stack.part}>
      <div className={stack.fields}>
        <ServiceSearchField
          id="hospital-name"
          label={words.label}
          hint={words.hint}
          suggestionsLabel={useWords(serviceSearchWords).suggestions}
        />
      </div>
      <div className={stack.buttons}>
        <SubmitButton rank="secondary">{words.submit}</SubmitButton>
      </div>
    </form>
  );
}
