import { KeptPlace } from "#app/components/page/kept-place.tsx";
import { placeName } from "#app/components/price-words.ts";
import { useWords } from "#app/components/use-words.ts";
import { LiveForm } from "#app/ui/form/live-form.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import * as css from "./compare-page.css.ts";
import { type CompareQuery, MAX_COMPARED } from "./compare-query.ts";
import { ServiceField } from "./service-field.tsx";

interface ChosenSide {
  state: string;
  hospitals: { shortId: string; name: string; city: string | null; state: string }[];
  /** null: none of the state is chosen. */
  shortId: string | null;
}

interface ChooseHospitalsProps {
  region: string;
  query: CompareQuery;
  /** The service that the comparison begins with; '' = none. */
  service: string;
  states: { state: string; name: string }[];
  chosen: ChosenSide[];
}

const UNCHOSEN: ChosenSide = { state: "", hospitals: [], shortId: null };
const MIN_COMPARED = 2;

/** Each hospital by its state and its name, and the service that the comparison begins with. */
export function ChooseHospitals({ region, query, service, states, chosen }: ChooseHospitalsProps) {
  const words = useWords().compare.form;
  const sides = Array.from({ length: MAX_COMPARED }, (_, index) => chosen[index] ?? UNCHOSEN);
  const fieldsOf = (from: number, to: number) => (
    <div className={css.sides}>
      {sides.slice(from, to).map((side, index) => (
        <SideFields key={words.sides[from + index]} no={from + index + 1} states={states} {...side} />
      ))}
    </div>
  );
  return (
    <LiveForm
      action="/compare"
      leadsTo={region}
      region={region}
      failure={words.failure}
      className={stack.part}
    >
      <KeptPlace />
      {query.category ? <input type="hidden" name="category" value={query.category} /> : null}
      <ServiceField service={service} />
      {fieldsOf(0, MIN_COMPARED)}
      <details className={stack.details} open={chosen.length > MIN_COMPARED}>
        <summary className={stack.summary}>{words.more}</summary>
        {fieldsOf(MIN_COMPARED, MAX_COMPARED)}
      </details>
      <div className={stack.buttons}>
        <SubmitButton name="compare" value="yes">
          {words.compare}
        </SubmitButton>
        <span data-without-script>
          <SubmitButton rank="secondary" name="choose" value="yes">
            {words.update}
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
  const words = useWords().compare.form;
  const byName = useWords().hospitalNames.byName;
  return (
    <fieldset className={stack.part}>
      <legend className={css.legend}>{words.sides[no - 1]}</legend>
      <SelectField
        id={`state${no}`}
        name={`state${no}`}
        label={words.state}
        none={words.noState}
        options={states.map(({ state, name }) => ({ value: state, label: name }))}
        defaultValue={state}
        data-renews="choose"
        data-failure={words.failure}
      />
      <SelectField
        id={`hospital${no}`}
        name={`hospital${no}`}
        label={words.hospital}
        none={state ? words.noHospital : words.stateFirst}
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
        label={byName.label}
        hint={byName.hint}
        autoComplete="off"
        maxLength={200}
      />
    </fieldset>
  );
}
