import { KeptPlace } from "#app/components/kept-place.tsx";
import { placeName } from "#app/components/price-words.ts";
import { useWords } from "#app/components/use-words.ts";
import { hospitalNameWords } from "#app/content/words/hospital-names.ts";
import { LiveForm } from "#app/ui/form/live-form.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import * as css from "./compare-page.css.ts";

interface ChosenSide {
  state: string;
  hospitals: { shortId: string; name: string; city: string | null; state: string }[];
  /** null: none of the state is chosen. */
  shortId: string | null;
}

interface ChooseHospitalsProps {
  region: string;
  category: string;
  states: { state: string; name: string }[];
  chosen: ChosenSide[];
}

/** Each hospital by its state and its name. */
export function ChooseHospitals({ region, category, states, chosen }: ChooseHospitalsProps) {
  return (
    <LiveForm
      action="/compare"
      leadsTo="compared"
      region={region}
      failure="HTTP error! status: {status}"
      className={stack.part}
    >
      <KeptPlace />
      {category ? <input type="hidden" name="category" value={category} /> : null}
      <div className={css.sides}>
        {chosen.map((side, index) => (
          <SideFields key={index === 0 ? "first" : "second"} no={index + 1} states={states} {...side} />
        ))}
      </div>
      <div className={stack.buttons}>
        <SubmitButton name="compare" value="yes">
          Compare these two
        </SubmitButton>
        <span data-without-script>
          <SubmitButton rank="secondary" name="choose" value="yes">
            Update choices
          </SubmitButton>
        </span>
      </div>
    </LiveForm>
  );
}

interface SideFieldsProps extends ChosenSide {
  no: number;
  states: ChooseHospitalsProps["states"];
}

function SideFields({ no, states, state, hospitals, shortId }: SideFieldsProps) {
  const words = useWords(hospitalNameWords).byName;
  return (
    <fieldset className={stack.part}>
      <legend className={css.legend}>{no === 1 ? "First hospital" : "Second hospital"}</legend>
      <SelectField
        id={`state${no}`}
        name={`state${no}`}
        label="State"
        none="Choose a state"
        options={states.map(({ state, name }) => ({ value: state, label: name }))}
        defaultValue={state}
        data-renews="choose"
        data-failure="HTTP error! status: {status}"
      />
      <SelectField
        id={`hospital${no}`}
        name={`hospital${no}`}
        label="Hospital"
        none={state ? "Choose a hospital" : "Choose a state first"}
        options={hospitals.map((hospital) => ({
          value: hospital.shortId,
          label: `${hospital.name}, ${placeName(hospital)}`,
        }))}
        defaultValue={shortId ?? ""}
        disabled={!state}
      />
      <TextField
        id={`name${no}`}
        name={`name${no}`}
        label={words.label}
        hint={words.hint}
        autoComplete="off"
        maxLength={200}
      />
    </fieldset>
  );
}
