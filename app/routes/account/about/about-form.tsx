import { type SubmissionResult, useForm } from "@conform-to/react";
import { useStateOptions } from "#app/components/forms/use-state-options.ts";
import { useWords } from "#app/components/use-words.ts";
import {
  type AccountProfile,
  incomeBands,
  insuranceKinds,
  ownPlanKinds,
} from "#app/domain/accounts/account.ts";
import { LANGUAGE_NAMES, LANGUAGES } from "#app/domain/language/language.ts";
import { fieldOf, problemsOf } from "#app/ui/form/conform-fields.ts";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { FieldGroup } from "#app/ui/form/field-group.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import * as css from "./about-form.css.ts";

interface AboutFormProps {
  profile: AccountProfile;
  version: number;
  /** To choose from; another may be typed. */
  payers: string[];
  refused: SubmissionResult<string[]> | undefined;
}

type AboutFields = Record<
  | "version"
  | "name"
  | "phone"
  | "streetAddress"
  | "city"
  | "state"
  | "zip"
  | "insuranceKind"
  | "payerName"
  | "planKind"
  | "planName"
  | "householdSize"
  | "incomeBand"
  | "wantsReminders"
  | "language",
  string
>;

/** The fields that something may be wrong with, in their order. */
const checked = [
  "name",
  "phone",
  "streetAddress",
  "city",
  "zip",
  "payerName",
  "planName",
  "householdSize",
] as const;

/** What a person says of themselves, in four groups. */
export function AboutForm({ profile, version, payers, refused }: AboutFormProps) {
  const words = useWords().aboutMe;
  const [form, fields] = useForm<AboutFields>({
    id: "about-form",
    lastResult: refused,
    defaultValue: fieldsOf(profile, version),
  });
  return (
    <form method="post" action="/account/about" id={form.id} noValidate className={css.form}>
      <ErrorSummary
        id="about-problems"
        errors={problemsOf(
          form,
          checked.map((name) => fields[name]),
        )}
      />
      <input type="hidden" name="version" defaultValue={fields.version.initialValue} />
      <FieldGroup legend={words.you}>
        <TextField {...fieldOf(fields.name)} label={words.name} hint={words.nameHint} autoComplete="name" />
        <p className={css.email}>
          <span>
            {words.email}: {profile.email}
          </span>{" "}
          <a href="/account/security">{words.emailChange}</a>
        </p>
        <TextField
          {...fieldOf(fields.phone)}
          type="tel"
          label={words.phone}
          hint={words.phoneHint}
          autoComplete="tel"
        />
        <TextField
          {...fieldOf(fields.streetAddress)}
          label={words.streetAddress}
          autoComplete="street-address"
        />
        <TextField {...fieldOf(fields.city)} label={words.city} autoComplete="address-level2" />
        <SelectField
          {...fieldOf(fields.state)}
          label={words.state}
          none={words.noState}
          options={useStateOptions()}
          autoComplete="address-level1"
        />
        <TextField
          {...fieldOf(fields.zip)}
          label={words.zip}
          hint={words.zipHint}
          inputMode="numeric"
          autoComplete="postal-code"
        />
      </FieldGroup>
      <FieldGroup legend={words.insurance}>
        <SelectField
          {...fieldOf(fields.insuranceKind)}
          label={words.insuranceKind}
          hint={words.insuranceHint}
          none={words.noKind}
          options={insuranceKinds.map((value) => ({ value, label: words.kinds[value] }))}
        />
        <TextField
          {...fieldOf(fields.payerName)}
          label={words.payer}
          hint={words.payerHint}
          autoComplete="off"
          list="payers"
        />
        <datalist id="payers">
          {payers.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <SelectField
          {...fieldOf(fields.planKind)}
          label={words.planKind}
          hint={words.planKindHint}
          none={words.noPlanKind}
          options={ownPlanKinds.map((value) => ({ value, label: words.planKinds[value] }))}
        />
        <TextField {...fieldOf(fields.planName)} label={words.planName} autoComplete="off" />
      </FieldGroup>
      <FieldGroup legend={words.household} hint={words.householdWhy}>
        <TextField
          {...fieldOf(fields.householdSize)}
          label={words.householdSize}
          inputMode="numeric"
          autoComplete="off"
        />
        <SelectField
          {...fieldOf(fields.incomeBand)}
          label={words.incomeBand}
          none={words.noBand}
          options={incomeBands.map((value) => ({ value, label: words.bands[value] }))}
        />
      </FieldGroup>
      <FieldGroup legend={words.preferences}>
        <label className={css.tick}>
          <input
            type="checkbox"
            name="wantsReminders"
            value="yes"
            defaultChecked={fields.wantsReminders.initialValue === "yes"}
          />
          {words.reminders}
        </label>
        <SelectField
          {...fieldOf(fields.language)}
          label={words.language}
          hint={words.languageHint}
          options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        />
      </FieldGroup>
      <div>
        <SubmitButton>{words.save}</SubmitButton>
      </div>
    </form>
  );
}

function fieldsOf(profile: AccountProfile, version: number): AboutFields {
  const { email: _, householdSize, wantsReminders, ...texts } = profile;
  const said = Object.entries(texts).map(([name, text]) => [name, text ?? ""]);
  return {
    ...(Object.fromEntries(said) as Record<keyof typeof texts, string>),
    householdSize: householdSize === null ? "" : String(householdSize),
    wantsReminders: wantsReminders ? "yes" : "",
    version: String(version),
  };
}
