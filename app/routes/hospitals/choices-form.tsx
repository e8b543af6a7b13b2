import { PlaceField } from "#app/components/search/place-field.tsx";
import { RadiusField } from "#app/components/search/radius-field.tsx";
import { Sentence } from "#app/components/sentence.tsx";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { categoryName, subcategoryName } from "#app/content/service-category-names.ts";
import { wordsIn } from "#app/content/words/words.ts";
import { say } from "#app/domain/language/say.ts";
import type { FoundPlace } from "#app/domain/places/place.ts";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { LiveForm } from "#app/ui/form/live-form.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { UseMyPosition } from "#app/ui/form/use-my-position.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import * as css from "./choices-form.css.ts";
import { choicesText, type HospitalsQuery, hospitalsAddress } from "./hospitals-query.ts";

interface ChoicesFormProps {
  region: string;
  query: HospitalsQuery;
  states: { state: string; name: string; hospitalCount: number }[];
  categories: string[];
  subcategories: { category: string; subcategory: string }[];
  codes: string[];
  names: string[];
  /** How many services of the subcategory are not listed. */
  unlisted: number;
  foundPlace: FoundPlace | null;
  /** That the place is not known; null: it is, or none is asked for. */
  placeProblem: string | null;
}

/** A name and a place; below them the filters, none of which waits for another. */
export function ChoicesForm({ region, query, states, unlisted, ...rest }: ChoicesFormProps) {
  const { hospitalPrices } = useWords();
  const { foundPlace, placeProblem, ...lists } = rest;
  const language = useLanguage();
  const places = useWords().places;
  const { find } = useWords().hospitalNames;
  const plain = (values: string[]) => values.map((value) => ({ value, label: value }));
  const isFiltered = [query.state, query.category, query.cpt, query.radius].some((chosen) => chosen !== "");
  return (
    <LiveForm
      action="/hospitals"
      leadsTo="results"
      region={region}
      failure={hospitalPrices.choicesForm.searchFailed}
      className={stack.part}
    >
      <ErrorSummary
        id="place-problem"
        errors={placeProblem ? [{ fieldId: "near", message: placeProblem }] : []}
      />
      <input type="hidden" name="was" value={choicesText(query)} />
      {query.parts ? <input type="hidden" name="parts" value={query.parts} /> : null}
      {query.sort === "lowestPrice" ? null : <input type="hidden" name="sort" value={query.sort} />}
      <div className={css.nameAndPlace}>
        <TextField
          id="name"
          name="name"
          type="search"
          label={find.label}
          hint={find.hint}
          defaultValue={query.name}
          autoComplete="off"
          maxLength={200}
        />
        <PlaceField
          id="near"
          words={places}
          typed={query.near}
          found={foundPlace}
          error={placeProblem ?? undefined}
          hrefOf={(near) => hospitalsAddress({ ...query, near, page: 1 })}
        />
        <div className={css.submit}>
          <SubmitButton>{hospitalPrices.choicesForm.search}</SubmitButton>
        </div>
      </div>
      <UseMyPosition fieldId="near" />
      <details className={stack.details} open={isFiltered}>
        <summary className={stack.summary}>{find.moreFilters}</summary>
        <div className={stack.part}>
          <div className={stack.fields}>
            <SelectField
              id="state"
              name="state"
              label={hospitalPrices.choicesForm.state}
              none={hospitalPrices.choicesForm.allStates}
              options={states.map(({ state, name, hospitalCount }) => ({
                value: state,
                label: `${name} (${say(language, wordsIn(language).counts.hospital, { count: hospitalCount })})`,
              }))}
              defaultValue={query.state}
              data-renews="choose"
              data-failure={hospitalPrices.choicesForm.categoriesFailed}
            />
            <SelectField
              id="category"
              name="category"
              label={hospitalPrices.choicesForm.category}
              none={hospitalPrices.choicesForm.allCategories}
              options={lists.categories.map((value) => ({ value, label: categoryName(language, value) }))}
              defaultValue={query.category}
              data-renews="choose"
              data-failure={hospitalPrices.choicesForm.subcategoriesFailed}
            />
            <SelectField
              id="subcategory"
              name="subcategory"
              label={hospitalPrices.choicesForm.subcategory}
              none={hospitalPrices.choicesForm.allSubcategories}
              options={lists.subcategories.map(({ category, subcategory }) => ({
                value: subcategory,
                label: query.category
                  ? subcategoryName(language, subcategory)
                  : `${categoryName(language, category)}: ${subcategoryName(language, subcategory)}`,
              }))}
              defaultValue={query.subcategory}
              data-renews="choose"
              data-failure={hospitalPrices.choicesForm.servicesFailed}
            />
            {query.subcategory ? (
              <>
                <SelectField
                  id="cpt"
                  name="cpt"
                  label={hospitalPrices.choicesForm.code}
                  none={hospitalPrices.choicesForm.allCodes}
                  options={plain(lists.codes)}
                  defaultValue={query.cpt}
                  data-renews="choose"
                  data-failure={hospitalPrices.choicesForm.servicesFailed}
                />
                <SelectField
                  id="service"
                  name="service"
                  label={hospitalPrices.choicesForm.service}
                  none={hospitalPrices.choicesForm.allServices}
                  options={plain(lists.names)}
                  defaultValue={query.service}
                  data-renews="choose"
                  data-failure={hospitalPrices.choicesForm.searchFailed}
                />
              </>
            ) : (
              <TextField
                id="cpt"
                name="cpt"
                label={hospitalPrices.choicesForm.code}
                hint={find.codeHint}
                autoComplete="off"
                maxLength={20}
              />
            )}
            <RadiusField
              words={places.radius}
              milesOf={(count) => say(language, places.radius.miles, { count })}
              chosen={query.radius}
            />
          </div>
          {unlisted > 0 ? (
            <p className={stack.note}>
              <Sentence
                of={hospitalPrices.choicesForm.unlisted}
                values={{ count: unlisted }}
                as={{ search: (text) => <a href="/hospital_search">{text}</a> }}
              />
            </p>
          ) : null}
          <div className={stack.buttons} data-without-script>
            <SubmitButton rank="secondary">{hospitalPrices.choicesForm.update}</SubmitButton>
          </div>
        </div>
      </details>
    </LiveForm>
  );
}
