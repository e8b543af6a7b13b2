import { codeName, settingName } from "#app/components/price-words.ts";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { categoryName, subcategoryName } from "#app/content/service-category-names.ts";
import { wordsIn } from "#app/content/words/words.ts";
import { serviceNameIn } from "#app/domain/billing-codes/plain-service-name.ts";
import { nameOf } from "#app/domain/language/name-of.ts";
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
  const { dataForm: labels } = words;
  const { query, categories, subcategories, services, settings } = choices;
  const named = (slugs: string[], nameOf: (slug: string) => string) =>
    slugs.map((value) => ({ value, label: nameOf(value) }));
  const { kinds: names } = useWords().priceNames;
  const [usual, ...otherKinds] = chargeKinds;
  const fieldOf = (name: string) => ({ id: name, name, "data-renews": "", "data-failure": words.failure });
  return (
    <LiveForm action="/data" leadsTo="prices" region={region} failure={words.failure} className={stack.part}>
      <input type="hidden" name="update" value="yes" />
      {query.sort === "state" ? null : <input type="hidden" name="sort" value={query.sort} />}
      <div className={css.fields}>
        <SelectField
          {...fieldOf("category")}
          label={labels.category}
          none={labels.mostPrices}
          options={named(categories, (slug) => categoryName(language, slug))}
          defaultValue={query.category}
        />
        <SelectField
          {...fieldOf("subcategory")}
          label={labels.subcategory}
          none={labels.wholeCategory}
          options={named(subcategories, (slug) => subcategoryName(language, slug))}
          defaultValue={query.subcategory}
        />
        <SelectField
          {...fieldOf("service")}
          label={labels.service}
          none={query.subcategory ? labels.allServices : labels.subcategoryFirst}
          options={services.map((service) => ({
            value: codeName(service),
            label: `${serviceNameIn(language, service)} (${codeName(service)})`,
          }))}
          defaultValue={query.codeType ? codeName(query) : ""}
          disabled={!query.subcategory}
        />
        <SelectField
          {...fieldOf("setting")}
          label={labels.setting}
          none={query.code ? labels.mostPrices : labels.allSettings}
          options={settings.map((setting) => ({ value: setting, label: settingName(language, setting) }))}
          defaultValue={query.setting}
        />
        <SelectField
          {...fieldOf("kind")}
          label={labels.charge}
          none={names[usual]}
          options={otherKinds.map((kind) => ({ value: kind, label: names[kind] }))}
          defaultValue={query.kind}
        />
        <SelectField
          {...fieldOf("state")}
          label={labels.state}
          none={labels.wholeCountry}
          options={states.map((state) => ({
            value: state,
            label: nameOf(wordsIn(language).stateNames, state),
          }))}
          defaultValue={stateLetters}
        />
      </div>
      <div className={stack.buttons} data-without-script>
        <SubmitButton>{words.update}</SubmitButton>
      </div>
    </LiveForm>
  );
}
