import { settingName } from "#app/components/price-words.ts";
import { PayerField } from "#app/components/search/payer-field.tsx";
import { PlaceField } from "#app/components/search/place-field.tsx";
import { RadiusField } from "#app/components/search/radius-field.tsx";
import { ServiceSearchField } from "#app/components/search/service-search-field.tsx";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { PATIENT_SETTINGS } from "#app/domain/billing-codes/comparable-key.ts";
import { say } from "#app/domain/language/say.ts";
import { PLAN_KINDS } from "#app/domain/payers/plan-kinds.ts";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { LiveForm } from "#app/ui/form/live-form.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { UseMyPosition } from "#app/ui/form/use-my-position.tsx";
import { PhoneFold } from "#app/ui/page/phone-fold.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import * as css from "./search-form.css.ts";
import { searchAddress } from "./search-query.ts";
import type { SearchView } from "./view-search.ts";

const MIN_STARS = [5, 4, 3, 2];

/** What to search and where; price, plan, setting, quality and assistance wait in a part that opens. */
export function SearchForm({ region, form: shown }: { region: string; form: SearchView["form"] }) {
  const { query, problems, foundPlace, payers, asked, isAskedUnreadable } = shown;
  const language = useLanguage();
  const places = useWords().places;
  const errorOf = (fieldId: string) => {
    const found = problems.find((problem) => problem.fieldId === fieldId);
    return found ? { error: found.message } : {};
  };
  const kinds = useWords().planKinds;
  const { filter } = useWords().policies;
  const { filter: quality } = useWords().quality;
  const { minPrice, maxPrice, payer, plan, planKind, setting, assistance, stars, birthing } = query;
  const activeCount = [minPrice, maxPrice, plan, planKind, setting, assistance, stars, birthing].filter(
    (value) => value !== "",
  ).length;
  const words = useWords().serviceSearch;
  const askedWords = useWords().answer.asked;
  const form = (
    <LiveForm
      action="/hospital_search"
      leadsTo="results"
      region={region}
      failure={words.searchForm.failed}
      className={css.form}
    >
      <ErrorSummary id="search-problems" errors={problems} />
      {query.parts ? <input type="hidden" name="parts" value={query.parts} /> : null}
      {query.sort === "lowestPrice" ? null : <input type="hidden" name="sort" value={query.sort} />}
      <div className={asked === null ? css.fields : `${css.fields} ${css.compact}`}>
        <ServiceSearchField
          id="search"
          label={words.searchForm.service}
          hint={words.searchForm.serviceHint}
          typed={query.search}
          suggestionsLabel={words.suggestions}
        />
        <PlaceField
          id="location"
          words={places}
          typed={query.location}
          found={foundPlace}
          error={errorOf("location").error}
          hrefOf={(location) => searchAddress({ ...query, location, page: 1 })}
        />
        <PayerField words={useWords().payers} typed={payer} payers={payers} />
        <RadiusField
          words={places.radius}
          milesOf={(count) => say(language, places.radius.miles, { count })}
          chosen={query.radius}
        />
        <TextField
          id="asked"
          name="asked"
          label={askedWords.label}
          hint={askedWords.hint}
          inputMode="decimal"
          maxLength={30}
          defaultValue={query.asked}
          autoComplete="off"
          error={isAskedUnreadable ? askedWords.problem : undefined}
        />
        <div className={css.submit}>
          <SubmitButton>{words.searchForm.submit}</SubmitButton>
        </div>
      </div>
      <div className={css.underForm}>
        <details
          className={css.more}
          open={problems.some(({ fieldId }) => fieldId !== "location" && fieldId !== "radius")}
        >
          <summary className={stack.summary}>
            {activeCount > 0
              ? say(language, words.searchForm.moreWithSet, { count: activeCount })
              : words.searchForm.more}
          </summary>
          <div className={stack.fields}>
            <TextField
              id="min_price"
              name="min_price"
              label={words.searchForm.lowest}
              inputMode="decimal"
              defaultValue={query.minPrice}
              autoComplete="off"
              {...errorOf("min_price")}
            />
            <TextField
              id="max_price"
              name="max_price"
              label={words.searchForm.highest}
              inputMode="decimal"
              defaultValue={query.maxPrice}
              autoComplete="off"
              {...errorOf("max_price")}
            />
            <SelectField
              id="setting"
              name="setting"
              label={words.searchForm.setting}
              none={words.searchForm.usualSetting}
              options={[
                ...PATIENT_SETTINGS.map((value) => ({ value, label: settingName(language, value) })),
                { value: "any", label: words.searchForm.anySetting },
              ]}
              defaultValue={query.setting}
            />
            <SelectField
              id="plan_kind"
              name="plan_kind"
              label={kinds.label}
              none={kinds.usual}
              options={PLAN_KINDS.map((value) => ({ value, label: kinds.name[value] }))}
              defaultValue={query.planKind}
            />
            <TextField
              id="plan"
              name="plan"
              label={words.searchForm.plan}
              hint={words.searchForm.planHint}
              defaultValue={query.plan}
              autoComplete="off"
            />
            <SelectField
              id="assistance"
              name="assistance"
              label={filter.label}
              none={filter.any}
              options={[{ value: "free", label: filter.free }]}
              defaultValue={assistance}
            />
            <SelectField
              id="stars"
              name="stars"
              label={quality.stars}
              none={quality.anyStars}
              options={MIN_STARS.map((count) => ({
                value: String(count),
                label: say(language, quality.atLeast, { count }),
              }))}
              defaultValue={stars}
            />
            <SelectField
              id="birthing"
              name="birthing"
              label={quality.birthing}
              none={quality.anyBirthing}
              options={[{ value: "friendly", label: quality.birthingFriendly }]}
              defaultValue={birthing}
            />
          </div>
        </details>
        <UseMyPosition fieldId="location" />
      </div>
    </LiveForm>
  );
  if (asked === null) return form;
  return (
    <PhoneFold summary={asked} action={words.change} isOpen={isAskedUnreadable}>
      {form}
    </PhoneFold>
  );
}
