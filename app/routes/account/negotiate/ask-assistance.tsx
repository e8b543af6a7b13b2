import { useWords } from "#app/components/use-words.ts";
import * as stack from "#app/ui/page/stack.css.ts";
import { beginApplicationPath } from "../appeal-case/application-path.ts";
import { useAccountAddress } from "../frame/account-address.ts";
import type { ViewedNegotiation } from "./view-negotiation.server.ts";

interface AskAssistanceProps {
  billId: string;
  assistance: NonNullable<ViewedNegotiation["assistance"]>;
  mayAppeal: boolean;
}

/** Advice to ask about financial assistance before offering any amount, with the deadline. */
export function AskAssistance({ billId, assistance, mayAppeal }: AskAssistanceProps) {
  const { assistance: words } = useWords().negotiation;
  const { why, hasCeiling, lines, days } = assistance;
  const address = useAccountAddress();
  return (
    <section className={stack.part} aria-labelledby="assistance">
      <h2 id="assistance">{words.heading}</h2>
      <p>
        {words[why]} {days?.isPast ? words.late : null}
      </p>
      {lines.length > 0 ? (
        <ul className={stack.bullets}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ) : null}
      {hasCeiling ? <p>{words.ceiling}</p> : null}
      {days === null || days.isPast ? null : <p className={stack.note}>{days.sentence}</p>}
      {mayAppeal ? (
        <p>
          <a href={address(beginApplicationPath, { bill: billId })}>{words.write}</a>
        </p>
      ) : null}
    </section>
  );
}
