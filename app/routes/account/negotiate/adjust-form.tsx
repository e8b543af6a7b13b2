import { useWords } from "#app/components/use-words.ts";
import { offerFigures } from "#app/domain/negotiation/offer-figures.ts";
import { type PaymentMethod, payings } from "#app/domain/negotiation/payment-method.ts";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import { GrantField } from "../frame/grant-field.tsx";
import { amountParameters, type NegotiateAmount, type NegotiateQuery } from "./negotiate-query.ts";

interface AdjustFormProps {
  billId: string;
  /** Null: not known. */
  paying: PaymentMethod | null;
  query: Pick<NegotiateQuery, "typed" | "problems">;
}

/** The form that replaces calculated amounts with the person's own. It is sent as an address. */
export function AdjustForm({ billId, paying, query: { typed, problems } }: AdjustFormProps) {
  const { adjust: words, figures } = useWords().negotiation;
  const labelOf = (name: NegotiateAmount) => (name === "printed" ? words.printed : figures.names[name]);
  const fieldOf = (name: NegotiateAmount) => ({
    id: name,
    name: amountParameters[name],
    label: labelOf(name),
    defaultValue: typed[name],
    inputMode: "decimal" as const,
    autoComplete: "off",
    error: problems.includes(name) ? words.problem : undefined,
  });
  return (
    <section className={stack.part} aria-labelledby="adjust">
      <h2 id="adjust">{words.heading}</h2>
      <ErrorSummary
        id="adjust-problems"
        errors={problems.map((name) => ({
          fieldId: name,
          message: `${labelOf(name)}: ${words.problem}`,
        }))}
      />
      <form action="/account/negotiate" className={stack.part} noValidate>
        <GrantField />
        <input type="hidden" name="bill" value={billId} />
        <p>{words.lead}</p>
        <SelectField
          id="pays"
          name="pays"
          label={words.paying}
          none={words.notSaid}
          options={payings.map((value) => ({ value, label: words.payings[value] }))}
          defaultValue={paying ?? ""}
        />
        <TextField {...fieldOf("printed")} hint={words.printedHint} />
        <div className={stack.fields}>
          {offerFigures.map((name) => (
            <TextField key={name} {...fieldOf(name)} hint={words.hint} />
          ))}
        </div>
        <div>
          <SubmitButton rank="secondary">{words.submit}</SubmitButton>
        </div>
      </form>
    </section>
  );
}
