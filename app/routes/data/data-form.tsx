import { codeName, settingName } from "#app/components/price-words.ts";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { categoryName, subcategoryName } from "#app/content/service-category-names.ts";
import { US_STATES } from "#app/domain/hospitals/addresses/us-states.ts";
import { LiveForm } from "#app/ui/form/live-form.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import * as css from "./data-page.css.ts";
import { chargeKinds } from "./data-query.ts";
import type { Choices } from "./find-choices.server.ts";

interface DataFormProps {
  region: string;
  choices: Pick<Choices, "query" | "categories" | "subcategories" | "services" | "settings">;
  /** The letters of the states that have prices of the choice. */
  states: string[];
  stateLetters: string;
}

/** Category, subcategory, service, setting, charge and state, each list after the choices before it. */
export function DataForm({ region, choices, states, stateLetters }: DataFormProps) {
  const language = useLanguage();
  const words = useWords().exploreData;
  const { query, categories, subcategories, services, settings } = choices;
  const named = (slugs: string[], nameOf: (slug: string) => string) =>
    slugs.map((value) => ({ value, label: nameOf(value) }));
  const [usual, ...otherKinds] = chargeKinds;
  return (
    <LiveForm action="/data" leadsTo="prices" region={region} failure={words.failure} className={stack.part}>
      <input type="hidden" name="update" value="yes" />
      {query.sort === "state" ? null : <input type="hidden" name="sort" value={query.sort} />}
      <div className={css.fields}>
        <SelectField
          id="category"
          name="category"
          data-renews=""
          data-failure={words.failure}
          label={words.dataForm.category}
          none={words.dataForm.mostPrices}
          options={named(categories, (slug) => categoryName(language, slug))}
          defaultValue={query.category}
        />
        <SelectField
          id="subcategory"
          name="subcategory"
          data-renews=""
          data-failure={words.failure}
          label={words.dataForm.subcategory}
          none={words.dataForm.wholeCategory}
          options={named(subcategories, (slug) => subcategoryName(language, slug))}
          defaultValue={query.subcategory}
        />
        <SelectField
          id="service"
          name="service"
          data-renews=""
          data-failure={words.failure}
          label={words.dataForm.service}
          none={query.subcategory ? words.dataForm.allServices : words.dataForm.subcategoryFirst}
          options={services.map((service) => ({
            value: codeName(service),
            label: `${service.name} (${codeName(service)})`,
          }))}
          defaultValue={query.codeType ? codeName(query) : ""}
          disabled={!query.subcategory}
        />
        <SelectField
          id="setting"
          name="setting"
          data-renews=""
          data-failure={words.failure}
          label={words.dataForm.setting}
          none={query.code ? words.dataForm.mostPrices : words.dataForm.allSettings}
          options={settings.map((setting) => ({ value: setting, label: settingName(setting) }))}
          defaultValue={query.setting}
        />
        <SelectField
          id="kind"
          name="kind"
          data-renews=""
          data-failure={words.failure}
          label={words.dataForm.charge}
          none={usual.name}
          options={otherKinds.map(({ kind, name }) => ({ value: kind, label: name }))}
          defaultValue={query.kind}
        />
        <SelectField
          id="state"
          name="state"
          data-renews=""
          data-failure={words.failure}
          label={words.dataForm.state}
          none={words.dataForm.wholeCountry}
          options={states.map((state) => ({ value: state, label: US_STATES.get(state) ?? state }))}
          defaultValue={stateLetters}
        />
      </div>
      <div className={stack.buttons} data-without-script>
        <SubmitButton>{words.update}</SubmitButton>
      </div>
    </LiveForm>
  );
}
