import { codeName, settingName } from "#app/components/price-words.ts";
import { categoryName, subcategoryName } from "#app/content/service-category-names.ts";
import { US_STATES } from "#app/domain/hospitals/us-states.ts";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import * as css from "./data-page.css.ts";
import { chargeKinds } from "./data-query.ts";
import type { Choices } from "./find-choices.server.ts";

interface DataFormProps {
  choices: Pick<Choices, "query" | "categories" | "subcategories" | "services" | "settings">;
  /** The letters of the states that have prices of the choice. */
  states: string[];
  stateLetters: string;
}

/** Category, subcategory, service, setting, charge and state, each list after the choices before it. */
export function DataForm({ choices, states, stateLetters }: DataFormProps) {
  const { query, categories, subcategories, services, settings } = choices;
  const named = (slugs: string[], nameOf: (slug: string) => string) =>
    slugs.map((value) => ({ value, label: nameOf(value) }));
  const [usual, ...otherKinds] = chargeKinds;
  return (
    <form method="get" action="/data" autoComplete="off" className={stack.part}>
      <input type="hidden" name="update" value="yes" />
      {query.sort === "state" ? null : <input type="hidden" name="sort" value={query.sort} />}
      <div className={css.fields}>
        <SelectField
          id="category"
          name="category"
          label="Category"
          none="The one with the most prices"
          options={named(categories, categoryName)}
          defaultValue={query.category}
        />
        <SelectField
          id="subcategory"
          name="subcategory"
          label="Subcategory"
          none="The whole category"
          options={named(subcategories, subcategoryName)}
          defaultValue={query.subcategory}
        />
        <SelectField
          id="service"
          name="service"
          label="Service"
          none={query.subcategory ? "All services" : "Choose a subcategory first"}
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
          label="Setting"
          none={query.code ? "The one with the most prices" : "All settings"}
          options={settings.map((setting) => ({ value: setting, label: settingName(setting) }))}
          defaultValue={query.setting}
        />
        <SelectField
          id="kind"
          name="kind"
          label="Charge"
          none={usual!.name}
          options={otherKinds.map(({ kind, name }) => ({ value: kind, label: name }))}
          defaultValue={query.kind}
        />
        <SelectField
          id="state"
          name="state"
          label="State"
          none="The whole country"
          options={states.map((state) => ({ value: state, label: US_STATES.get(state) ?? state }))}
          defaultValue={stateLetters}
        />
      </div>
      <div className={stack.buttons}>
        <SubmitButton>Update choices</SubmitButton>
      </div>
    </form>
  );
}
