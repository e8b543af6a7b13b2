import type { ReactNode } from "react";
import { useStateOptions } from "#app/components/forms/use-state-options.ts";
import { type BillSetting, billSettings, type Coverage, coverages } from "#app/domain/audits/audited-bill.ts";
import type { SettingSign } from "#app/domain/audits/likely-setting.ts";
import type { AuditFactField } from "#app/domain/audits/read-audit-facts.ts";
import { DateField } from "#app/ui/form/date-field.tsx";
import { FieldGroup } from "#app/ui/form/field-group.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { TickGroup } from "#app/ui/form/tick-group.tsx";
import * as stack from "#app/ui/page/stack.css.ts";

/** A form field: its id and name, its value, and the error in that value. */
export interface FactField {
  id: string;
  name: string;
  defaultValue?: string | undefined;
  error?: string | undefined;
}

const typed = { autoComplete: "off", inputMode: "decimal" } as const;

interface FactFieldsProps {
  words: FactWords;
  fieldOf: (name: AuditFactField) => FactField;
  /** The kind of bill line that shows where care was given, if the field was filled in from that; null: it was
   *  not. */
  settingSign: SettingSign | null;
  /** What is known of whether the hospital is a nonprofit one; null: nothing. */
  nonprofitHint: string | null;
  /** Where the plan's documents can be viewed. */
  papers?: ReactNode;
  /** What is known of the plan's decision already; where it is given, nothing is asked about it. */
  decided?: ReactNode;
}

interface FactWords {
  care: Record<"legend" | "setting" | "settingHint" | "coverage" | "notSaid", string> & {
    settingSigns: Record<SettingSign, string>;
    settings: Record<BillSetting, string>;
    coverages: Record<Coverage, string>;
  };
  explanation: Record<
    "legend" | "hint" | "network" | "notSaid" | "emergency" | "isEmergency" | "owe" | "oweHint",
    string
  > & { networks: Record<"in" | "out", string> };
  estimate: Record<"legend" | "hint" | "total" | "totalHint" | "date", string>;
  household: Record<"legend" | "hint" | "size" | "income" | "incomeHint" | "state" | "noState", string>;
  hospital: Record<
    "legend" | "nonprofit" | "notSaid" | "policy" | "policyHint" | "free" | "discount",
    string
  > & {
    nonprofits: Record<"yes" | "no", string>;
  };
}

/** All that an audit asks for besides the bill, in five groups. */
export function FactFields({ words, fieldOf, settingSign, nonprofitHint, papers, decided }: FactFieldsProps) {
  const { care, explanation, estimate, household, hospital } = words;
  const options = <Value extends string>(values: readonly Value[], labels: Record<Value, string>) =>
    values.map((value) => ({ value, label: labels[value] }));
  return (
    <>
      <FieldGroup legend={care.legend}>
        <div className={stack.fields}>
          <SelectField
            {...fieldOf("setting")}
            label={care.setting}
            hint={settingSign ? care.settingSigns[settingSign] : care.settingHint}
            none={care.notSaid}
            options={options(billSettings, care.settings)}
          />
          <SelectField
            {...fieldOf("coverage")}
            label={care.coverage}
            none={care.notSaid}
            options={options(coverages, care.coverages)}
          />
        </div>
      </FieldGroup>
      {decided ? (
        <FieldGroup legend={explanation.legend}>{decided}</FieldGroup>
      ) : (
        <ExplanationFields words={explanation} fieldOf={fieldOf} papers={papers} />
      )}
      <FieldGroup legend={estimate.legend} hint={estimate.hint}>
        <div className={stack.fields}>
          <TextField
            {...fieldOf("estimateCents")}
            {...typed}
            label={estimate.total}
            hint={estimate.totalHint}
          />
          <DateField {...fieldOf("estimateDate")} label={estimate.date} />
        </div>
      </FieldGroup>
      <FieldGroup legend={household.legend} hint={household.hint}>
        <div className={stack.fields}>
          <TextField {...fieldOf("householdSize")} {...typed} inputMode="numeric" label={household.size} />
          <TextField
            {...fieldOf("incomeCents")}
            {...typed}
            label={household.income}
            hint={household.incomeHint}
          />
          <SelectField
            {...fieldOf("householdState")}
            label={household.state}
            none={household.noState}
            options={useStateOptions()}
          />
        </div>
      </FieldGroup>
      <FieldGroup legend={hospital.legend}>
        <SelectField
          {...fieldOf("isNonprofit")}
          label={hospital.nonprofit}
          {...(nonprofitHint !== null && { hint: nonprofitHint })}
          none={hospital.notSaid}
          options={options(["yes", "no"] as const, hospital.nonprofits)}
        />
        <p>
          {hospital.policy} <span className={stack.note}>{hospital.policyHint}</span>
        </p>
        <div className={stack.fields}>
          <TextField {...fieldOf("freeUpToPercent")} {...typed} inputMode="numeric" label={hospital.free} />
          <TextField
            {...fieldOf("discountUpToPercent")}
            {...typed}
            inputMode="numeric"
            label={hospital.discount}
          />
        </div>
      </FieldGroup>
    </>
  );
}

/** What a person copies by hand from their plan's explanation of benefits. */
function ExplanationFields({
  words,
  fieldOf,
  papers,
}: Pick<FactFieldsProps, "fieldOf" | "papers"> & { words: FactWords["explanation"] }) {
  const isEmergency = fieldOf("isEmergency");
  return (
    <FieldGroup legend={words.legend} hint={words.hint}>
      {papers}
      <SelectField
        {...fieldOf("network")}
        label={words.network}
        none={words.notSaid}
        options={(["in", "out"] as const).map((value) => ({ value, label: words.networks[value] }))}
      />
      <TickGroup
        id={isEmergency.id}
        legend={words.emergency}
        ticks={[
          {
            name: isEmergency.name,
            label: words.isEmergency,
            isTicked: isEmergency.defaultValue === "yes",
          },
        ]}
      />
      <TextField {...fieldOf("owedCents")} {...typed} label={words.owe} hint={words.oweHint} />
    </FieldGroup>
  );
}
