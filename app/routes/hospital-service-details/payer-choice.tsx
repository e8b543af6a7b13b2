import { useWords } from "#app/components/use-words.ts";
import type { PlanAmount } from "#app/domain/prices/rates/list-plan-amounts.server.ts";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { KeptFields } from "./kept-fields.tsx";
import type { AskedPrice } from "./requested-price.ts";
import * as css from "./service-details.css.ts";
import type { QueryField, ServiceAddress } from "./service-query.ts";

interface PayerChoiceProps {
  address: ServiceAddress;
  asked: Record<QueryField, string>;
  plans: PlanAmount[];
  price: AskedPrice;
}

/** Whose price to show: without insurance, or that of a payer and, once it is chosen, of one of its plans. */
export function PayerChoice({ address, asked, plans, price }: PayerChoiceProps) {
  const words = useWords().serviceDetails.price.form;
  if (plans.length === 0) return null;
  return (
    <form action="/hospital_service_details" className={css.filter}>
      <KeptFields address={address} asked={asked} without={["payer", "plan", "plan_kind"]} />
      <PayerFields
        id="price"
        plans={plans}
        price={price}
        words={{ payer: words.payer, noPayer: words.noPayer, plan: words.plan, noPlan: words.noPlan }}
      />
      <SubmitButton rank="secondary">{words.show}</SubmitButton>
    </form>
  );
}

interface PayerFieldsProps {
  /** What its fields' ids begin with: the page has them more than once. */
  id: string;
  plans: PlanAmount[];
  price: AskedPrice;
  words: { payer: string; noPayer: string; plan: string; noPlan: string };
  error?: string | undefined;
}

/** The line's payers, and the plans of the one that is chosen. */
export function PayerFields({ id, plans, price, words, error }: PayerFieldsProps) {
  const payer = price.kind === "negotiated" ? price.payer : "";
  const payers = [...new Set(plans.map((plan) => plan.payer))];
  const kinds = useWords().planKinds.name;
  const ofPayer = new Map(
    plans.flatMap((plan) => (plan.payer === payer ? [[plan.plan, plan.planKind]] : [])),
  );
  const option = (name: string) => ({ value: name, label: name });
  return (
    <>
      <div className={css.filterField}>
        <SelectField
          key={payer}
          id={`${id}-payer`}
          name="payer"
          label={words.payer}
          none={words.noPayer}
          options={payers.map(option)}
          defaultValue={payer}
          error={error}
        />
      </div>
      {price.kind === "negotiated" && ofPayer.size > 1 ? (
        <div className={css.filterField}>
          <SelectField
            key={price.plan}
            id={`${id}-plan`}
            name="plan"
            label={words.plan}
            none={words.noPlan}
            options={[...ofPayer].map(([plan, kind]) => ({ value: plan, label: `${plan} (${kinds[kind]})` }))}
            defaultValue={price.plan}
          />
        </div>
      ) : null}
    </>
  );
}
