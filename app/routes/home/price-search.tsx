import { PayerField } from "#app/components/search/payer-field.tsx";
import { ServiceSearchField } from "#app/components/search/service-search-field.tsx";
import { useWords } from "#app/components/use-words.ts";
import { addressOf } from "#app/platform/http/addresses/address-of.ts";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { UseMyPosition } from "#app/ui/form/use-my-position.tsx";
import { PhoneFold } from "#app/ui/page/phone-fold.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import * as css from "./landing-page.css.ts";

/** The way to the price of a service, by words or a code. */
export function PriceSearch({ payers }: { payers: string[] }) {
  const words = useWords().home.search;
  const places = useWords().places;
  const { asked } = useWords().answer;
  return (
    <form action="/hospital_search" method="get" aria-label={words.label} className={css.search}>
      <div className={css.service}>
        {" "}
        <ServiceSearchField
          id="search"
          label={words.service}
          hint={words.serviceHint}
          suggestionsLabel={useWords().serviceSearch.suggestions}
          nextField="location"
        />
      </div>{" "}
      <div className={css.place}>
        <TextField
          id="location"
          name="location"
          label={places.label}
          hint={places.hint}
          autoComplete="off"
          maxLength={200}
        />
      </div>
      <div className={css.more}>
        <PhoneFold summary={words.more} action={words.choose} isOpen={false}>
          <div className={css.moreFields}>
            <PayerField words={useWords().payers} payers={payers} />
            <TextField
              id="asked"
              name="asked"
              label={asked.label}
              hint={asked.hint}
              inputMode="decimal"
              maxLength={30}
              autoComplete="off"
            />
            <div className={css.position}>
              <UseMyPosition fieldId="location" />
            </div>
          </div>
        </PhoneFold>
      </div>
      <div className={css.submit}>
        <SubmitButton>{words.submit}</SubmitButton>
      </div>
    </form>
  );
}

/** Searches to begin with. */
export function ExampleSearches() {
  const words = useWords().home.search;
  return (
    <ul aria-label={words.examplesLabel} className={css.examples}>
      <li className={stack.note} aria-hidden="true">
        {words.examples}
      </li>
      {Object.values(words.everyday).map((name) => (
        <li key={name}>
          <a href={addressOf("/hospital_search", { search: name })} className={css.example}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
