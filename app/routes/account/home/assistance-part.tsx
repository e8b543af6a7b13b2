import { useLanguage, useWords } from "#app/components/use-words.ts";
import { say } from "#app/domain/language/say.ts";
import * as stack from "#app/ui/page/stack.css.ts";
import { beginApplicationPath } from "../appeal-case/application-path.ts";
import { useAccountAddress } from "../frame/account-address.ts";
import * as css from "./account-home.css.ts";

interface AssistancePartProps {
  /** `until`: 'Mon, Mar 22, 2027 (120 days left)'; null: a law sets no last day. */
  bills: readonly { billId: string; providerName: string | null; until: string | null }[];
  mayApply: boolean;
}

/** The bills that financial assistance may help with, and how long to ask for it. */
export function AssistancePart({ bills, mayApply }: AssistancePartProps) {
  const { assistance: words, unnamedBill } = useWords().accountHome;
  const language = useLanguage();
  const address = useAccountAddress();
  return (
    <section className={stack.part} aria-labelledby="assistance">
      <h2 id="assistance">{words.heading}</h2>
      <p className={stack.note}>{words.lead}</p>
      <ul className={css.list}>
        {bills.map(({ billId, providerName, until }) => {
          const name = providerName ?? unnamedBill;
          return (
            <li key={billId} className={css.item}>
              <span>
                {until === null
                  ? say(language, words.endless, { name })
                  : say(language, words.until, { name, until })}
              </span>{" "}
              {mayApply ? <a href={address(beginApplicationPath, { bill: billId })}>{words.apply}</a> : null}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
