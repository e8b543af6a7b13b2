import { Sentence } from "#app/components/sentence.tsx";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import type { OwnPlan } from "#app/domain/accounts/own-plan.ts";
import { say } from "#app/domain/language/say.ts";
import { wantedPlanKind } from "#app/domain/payers/wanted-plan-kind.ts";
import { addressOf } from "#app/platform/http/addresses/address-of.ts";
import * as stack from "#app/ui/page/stack.css.ts";

interface OwnPlanProps {
  /** Null: the profile names no insurer, or isn't the viewer's own. */
  plan: OwnPlan | null;
}

/** The way from an account to the search for prices. Public pages don't look at the session, so the address says which
 *  insurer and which kind of plan. */
export function OwnPlanPrices({ plan }: OwnPlanProps) {
  const words = useWords().ownPlan;
  const many = useWords().planKinds.many;
  if (plan === null) return null;
  const { payer } = plan;
  if (plan.outcome === "unpublished") {
    const link = (text: string) => <a href="/hospital_search">{text}</a>;
    return (
      <p>
        <Sentence of={words.pricesWithoutInsurer} values={{ payer }} as={{ link }} />
      </p>
    );
  }
  const href = addressOf("/hospital_search", { payer, plan_kind: plan.planKind });
  const link = (text: string) => <a href={href}>{text}</a>;
  return (
    <p>
      {plan.planKind === null ? (
        <Sentence
          of={words.pricesOfInsurer}
          values={{ payer, plans: many[wantedPlanKind({ payer })] }}
          as={{ link }}
        />
      ) : (
        <Sentence of={words.prices} values={{ payer, kind: words.kinds[plan.planKind] }} as={{ link }} />
      )}
    </p>
  );
}

/** Says that the links of a list to a hospital's prices ask for the plan of the profile. */
export function OwnPlanNote({ plan }: OwnPlanProps) {
  const words = useWords().ownPlan;
  const many = useWords().planKinds.many;
  const language = useLanguage();
  if (plan?.outcome !== "published") return null;
  const { payer, planKind } = plan;
  return (
    <p className={stack.note}>
      {planKind === null
        ? say(language, words.noteOfInsurer, { payer, plans: many[wantedPlanKind({ payer })] })
        : say(language, words.note, { payer, kind: words.kinds[planKind] })}
    </p>
  );
}
