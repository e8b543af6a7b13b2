import type { ReactNode } from "react";
import { MoneyPicture } from "#app/components/bills/money-picture.tsx";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { formatDate } from "#app/domain/dates/format-date.ts";
import { say } from "#app/domain/language/say.ts";
import { Fold } from "#app/ui/page/fold.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import { useAccountAddress } from "../frame/account-address.ts";
import type { ViewedCase } from "./view-case.server.ts";
import type { viewPlanPapers } from "./view-plan-papers.server.ts";

interface PlanSideProps {
  papers: Awaited<ReturnType<typeof viewPlanPapers>>;
  money: ViewedCase["money"];
  mayAdd: boolean;
  /** False: the patient pays alone. */
  mayHavePlan: boolean;
  /** The possible reduction, below where the money went. */
  children: ReactNode;
}

/** What the plan decided about a bill, next to the bill's own amounts. */
export function PlanSide({
  papers: { linked, proposed },
  money,
  mayAdd,
  mayHavePlan,
  children,
}: PlanSideProps) {
  const words = useWords().explanations.ofBill;
  const moneyWords = useWords().moneyPicture;
  const language = useLanguage();
  const address = useAccountAddress();
  const nameOf = ({ planName, issueDate }: PlanSideProps["papers"]["linked"][number]) =>
    [planName ?? words.unnamed, issueDate && formatDate(language, issueDate)].filter(Boolean).join(", ");
  return (
    <>
      <MoneyPicture rows={money} words={moneyWords} />
      {children}
      {mayHavePlan || linked.length + proposed.length > 0 ? (
        <Fold id="plan-side" heading={words.heading}>
          {linked.length === 0 && proposed.length === 0 ? <p>{words.none}</p> : null}
          <ul className={stack.links}>
            {linked.map((one) => (
              <li key={one.explanationId}>
                <a href={address(`/account/explanations/${one.explanationId}`)}>{nameOf(one)}</a>
                {one.state === "draft" ? ` ${words.draft}` : null}
              </li>
            ))}
          </ul>
          {proposed.length === 0 ? null : (
            <>
              <p>{words.proposed}</p>
              <ul className={stack.links}>
                {proposed.map((one) => (
                  <li key={one.explanationId}>
                    <a href={address(`/account/explanations/${one.explanationId}${mayAdd ? "/review" : ""}`)}>
                      {say(language, words.check, { name: nameOf(one) })}
                    </a>
                  </li>
                ))}
              </ul>
            </>
          )}
        </Fold>
      ) : null}
    </>
  );
}
