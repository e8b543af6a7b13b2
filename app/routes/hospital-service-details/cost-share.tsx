import { GlossaryTerm } from "#app/components/glossary/glossary-term.tsx";
import { Sentence } from "#app/components/sentence.tsx";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { say } from "#app/domain/language/say.ts";
import { formatDollars } from "#app/domain/money/format-dollars.ts";
import type { PublishedPrices } from "#app/domain/prices/at-hospital/published-prices.ts";
import type { PlanAmount } from "#app/domain/prices/rates/list-plan-amounts.server.ts";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { fields, part } from "#app/ui/page/stack.css.ts";
import type { AmountField, AskedAmounts } from "./asked-amounts.ts";
import { KeptFields } from "./kept-fields.tsx";
import { PayerFields } from "./payer-choice.tsx";
import type { AskedPrice } from "./requested-price.ts";
import * as css from "./service-details.css.ts";
import type { QueryField, ServiceAddress } from "./service-query.ts";
import { ShareSteps } from "./share-steps.tsx";

interface CostShareProps {
  address: ServiceAddress;
  asked: Record<QueryField, string>;
  amounts: AskedAmounts;
  plans: PlanAmount[];
  price: AskedPrice;
  published: PublishedPrices;
}

const termFields = ["deductible", "coinsurance", "copay", "out_of_pocket"] as const;

/** 'What will I pay?': the patient's part of what a plan agreed on, worked out from the plan's terms. */
export function CostShare({ address, asked, amounts, plans, price, published }: CostShareProps) {
  const words = useWords().serviceDetails.share;
  const language = useLanguage();
  const { problems, terms } = amounts;
  const errorOf = (field: AmountField) => (problems.includes(field) ? words.problems[field] : undefined);
  const errors = ([["payer", "share-payer"], ...termFields.map((field) => [field, field])] as const).flatMap(
    ([field, fieldId]) => {
      const message = errorOf(field as AmountField);
      return message === undefined ? [] : [{ fieldId: fieldId as string, message }];
    },
  );
  const cash = published.cashDollars;
  return (
    <section className={css.section} aria-labelledby="share">
      <h2 id="share">{words.heading}</h2>
      <ErrorSummary id="share-problem" errors={errors} />
      {terms && price.kind === "negotiated" ? (
        <ShareSteps price={price} terms={terms} code={address.code} />
      ) : null}
      {cash ? <p>{say(language, words.without, { price: formatDollars(cash) })}</p> : null}
      {plans.length === 0 ? (
        <p>{words.noRates}</p>
      ) : (
        <>
          <p>
            <Sentence
              of={words.lead}
              as={{
                allowed: (text) => <GlossaryTerm term="Allowed amount">{text}</GlossaryTerm>,
                deductible: (text) => <GlossaryTerm term="Deductible">{text}</GlossaryTerm>,
                coinsurance: (text) => <GlossaryTerm term="Coinsurance">{text}</GlossaryTerm>,
                copay: (text) => <GlossaryTerm term="Copayment">{text}</GlossaryTerm>,
                limit: (text) => <GlossaryTerm term="Out-of-pocket maximum">{text}</GlossaryTerm>,
              }}
            />
          </p>
          <form action="/hospital_service_details" className={part} noValidate>
            <KeptFields address={address} asked={asked} without={["payer", "plan", ...termFields]} />
            <div className={fields}>
              <PayerFields
                id="share"
                plans={plans}
                price={price}
                words={{ payer: words.payer, noPayer: words.noPayer, plan: words.plan, noPlan: words.noPlan }}
                error={errorOf("payer")}
              />
              {termFields.map((field) => (
                <TextField
                  key={field}
                  id={field}
                  name={field}
                  label={words.fields[field].label}
                  hint={words.fields[field].hint}
                  defaultValue={asked[field]}
                  inputMode="decimal"
                  autoComplete="off"
                  error={errorOf(field)}
                />
              ))}
            </div>
            <div>
              <SubmitButton rank="secondary">{words.work}</SubmitButton>
            </div>
          </form>
        </>
      )}
    </section>
  );
}
