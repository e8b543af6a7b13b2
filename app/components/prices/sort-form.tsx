import { useLanguage } from "#app/components/use-words.ts";
import type { PriceSort } from "#app/domain/prices/search/price-query.ts";
import { LiveForm } from "#app/ui/form/live-form.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { priceSortName, priceSorts } from "./price-sorts.ts";
import * as css from "./sort-form.css.ts";

interface SortFormProps {
  /** The page's address without a sort. */
  address: string;
  /** The LiveRegion of the page. */
  region: string;
  current: PriceSort;
  words: { label: string; submit: string; failure: string };
}

/** The order of the prices of a page: a select that sorts as soon as it changes, with a button where there is no script. */
export function SortForm({ address, region, current, words }: SortFormProps) {
  const language = useLanguage();
  const [path = "", query] = address.split("?");
  const [usual, ...others] = priceSorts;
  return (
    <LiveForm action={path} region={region} failure={words.failure} className={css.form}>
      {[...new URLSearchParams(query)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SelectField
        id="sort"
        name="sort"
        label={words.label}
        none={usual ? priceSortName(language, usual) : ""}
        options={others.map((value) => ({ value, label: priceSortName(language, value) }))}
        defaultValue={current === usual ? "" : current}
        data-renews=""
      />
      <span data-without-script>
        <SubmitButton rank="secondary">{words.submit}</SubmitButton>
      </span>
    </LiveForm>
  );
}
