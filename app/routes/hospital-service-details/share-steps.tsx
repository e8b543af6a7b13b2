import { useLanguage, useWords } from "#app/components/use-words.ts";
import type { Words } from "#app/content/words/words.ts";
import { type AllowedAmount, allowedAmount } from "#app/domain/cost-sharing/allowed-amount.ts";
import { type PatientShare, type PlanTerms, patientShare } from "#app/domain/cost-sharing/patient-share.ts";
import { say } from "#app/domain/language/say.ts";
import { dollarsOfCents } from "#app/domain/money/dollars.ts";
import { formatDollars } from "#app/domain/money/format-dollars.ts";
import { figure, note } from "#app/ui/page/stack.css.ts";
import { type Column, DataTable } from "#app/ui/table/data-table.tsx";
import type { PayerPrice } from "./requested-price.ts";
import * as css from "./service-details.css.ts";

interface ShareStepsProps {
  price: PayerPrice;
  terms: PlanTerms;
  code: string;
}

/** What a patient pays by each of the plans, and of a single one how it is worked out. */
export function ShareSteps({ price, terms, code }: ShareStepsProps) {
  const words = useWords().serviceDetails.share;
  const language = useLanguage();
  const plans = price.plans.map((rate, index): PlanShare => {
    const allowed = allowedAmount(rate);
    const share = "cents" in allowed ? patientShare(allowed.cents, terms) : null;
    return { index, plan: rate.plan, allowed, share };
  });
  const shares = plans.flatMap(({ share }) => share?.patientCents ?? []).sort((a, b) => a - b);
  const [least, most] = [shares[0], shares.at(-1)];
  const single = new Set(plans.map(({ share }) => share?.allowedCents)).size === 1 ? plans[0] : undefined;
  return (
    <div className={css.result}>
      {least === undefined || most === undefined ? (
        <p className={css.sentence}>
          {say(language, words.cannotTell, {
            payer: price.payer,
            why: sayWhy(words, language, plans[0]?.allowed),
            code,
          })}
        </p>
      ) : (
        <p>
          <span className={figure}>
            {least === most
              ? dollarsText(least)
              : say(language, words.fromTo, { from: dollarsText(least), to: dollarsText(most) })}
          </span>{" "}
          {least === most ? words.youPay : words.youPayByPlan}
        </p>
      )}
      {single?.share ? (
        <Steps
          payer={price.payer}
          plan={single.plan}
          allowed={single.allowed}
          share={single.share}
          terms={terms}
        />
      ) : null}
      {plans.length > 1 && !single ? <ShareByPlan payer={price.payer} plans={plans} /> : null}
      <p className={note}>{words.rule}</p>
    </div>
  );
}

interface PlanShare {
  index: number;
  plan: string;
  allowed: AllowedAmount;
  share: PatientShare | null;
}

type ShareWords = Words["serviceDetails"]["share"];
type SpokenLanguage = Parameters<typeof say>[0];

/** Why an amount is unknown. */
function sayWhy({ why }: ShareWords, language: SpokenLanguage, allowed: AllowedAmount | undefined): string {
  if (allowed?.by !== "percentage") return why.formula;
  return say(language, why.percentage, { percentage: allowed.percentage });
}

function dollarsText(cents: number): string {
  return formatDollars(dollarsOfCents(cents));
}

interface StepsProps {
  payer: string;
  plan: string;
  allowed: AllowedAmount;
  share: PatientShare;
  terms: PlanTerms;
}

/** The formula with its numbers put in. */
function Steps({ payer, plan, allowed, share, terms }: StepsProps) {
  const words = useWords().serviceDetails.share.steps;
  const language = useLanguage();
  const rest = dollarsText(share.sharedCents);
  const left = dollarsText(terms.deductibleLeftCents);
  const shared =
    share.by === "copay"
      ? say(language, words.copay, { copay: dollarsText(terms.copayCents ?? 0), rest })
      : say(language, words.coinsurance, { percent: terms.coinsurancePercent, rest });
  const values = {
    deductible: dollarsText(share.deductibleCents),
    sum: dollarsText(share.deductibleCents + share.afterDeductibleCents),
  };
  const formula =
    share.by === "copay"
      ? say(language, words.copayFormula, { ...values, copay: dollarsText(share.afterDeductibleCents) })
      : say(language, words.formula, { ...values, percent: terms.coinsurancePercent, rest });
  const steps = [
    { step: words.allowed["cents" in allowed ? allowed.by : "rate"], cents: share.allowedCents },
    { step: say(language, words.deductible, { left }), cents: share.deductibleCents },
    { step: shared, cents: share.afterDeductibleCents },
    ...(share.limitCents === null ? [] : [{ step: words.limit, cents: share.limitCents }]),
    { step: words.patient, cents: share.patientCents },
    { step: words.plan, cents: share.planCents },
  ];
  const columns: Column<(typeof steps)[number]>[] = [
    { heading: words.column, cell: ({ step }) => step },
    { heading: words.amount, isNumber: true, cell: ({ cents }) => dollarsText(cents) },
  ];
  return (
    <>
      <p className={css.formula}>
        {share.limitCents === null
          ? formula
          : say(language, words.limited, { formula, limit: dollarsText(share.limitCents) })}
      </p>
      <DataTable
        caption={say(language, words.caption, { payer, plan })}
        columns={columns}
        rows={steps}
        keyOf={({ step }) => step}
      />
    </>
  );
}

function ShareByPlan({ payer, plans }: { payer: string; plans: PlanShare[] }) {
  const words = useWords().serviceDetails.share;
  const language = useLanguage();
  const columns: Column<PlanShare>[] = [
    { heading: words.plans.plan, cell: ({ plan }) => plan },
    {
      heading: words.plans.allowed,
      isNumber: true,
      cell: ({ allowed }) =>
        "cents" in allowed ? dollarsText(allowed.cents) : sayWhy(words, language, allowed),
    },
    {
      heading: words.plans.share,
      isNumber: true,
      cell: ({ share }) => (share ? dollarsText(share.patientCents) : words.plans.cannotTell),
    },
  ];
  return (
    <>
      <p>{words.plans.choose}</p>
      <DataTable
        caption={say(language, words.plans.caption, { payer })}
        columns={columns}
        rows={plans}
        keyOf={({ index }) => index}
      />
    </>
  );
}
