import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import * as css from "./landing-page.css.ts";

/** As people call them; the search knows what hospitals call them. */
const everydayNames = ["Knee MRI", "ER visit", "Blood test", "Mammogram", "Colonoscopy", "CT scan"];

/** The way to the price of a service, by words or a code, and examples to begin with. */
export function PriceSearch() {
  return (
    <>
      <form action="/hospital_search" method="get" aria-label="Prices" className={css.search}>
        <TextField
          id="search"
          name="search"
          type="search"
          label="Service or code"
          hint="In your own words, or the code on your bill."
          autoComplete="off"
          maxLength={200}
        />
        <TextField
          id="location"
          name="location"
          label="Where"
          hint="City and state, or ZIP code."
          autoComplete="off"
          maxLength={200}
        />
        <SubmitButton>Search prices</SubmitButton>
      </form>
      <ul aria-label="Examples" className={css.examples}>
        <li className={stack.note} aria-hidden="true">
          For example:
        </li>
        {everydayNames.map((name) => (
          <li key={name}>
            <a href={`/hospital_search?${new URLSearchParams({ search: name })}`} className={css.example}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
