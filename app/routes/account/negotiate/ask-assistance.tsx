import { useWords } from "#app/components/use-words.ts";
import { negotiationWords } from "#app/content/words/negotiation.ts";
import * as stack from "#app/ui/page/stack.css.ts";
import { useAccountAddress } from "../account-address.ts";
import type { ViewedNegotiation } from "./view-negotiation.server.ts";

interface AskAssistanceProps {
  billId: string;
  assistance: NonNullable<ViewedNegotiation["assistance"]>;
  mayAppeal: boolean;
}

/** That financial assistance is asked about before any amount is offered, and by when. */
export function AskAssistance({ billId, assistance: { kind, days }, mayAppeal }: AskAssistanceProps) {
  const { assistance: words } = useWords(negotiationWords);
  const address = useAccountAddress();
  return (
    <section className={stack.part} aria-labelledby="assistance">
      <h2 id="assistance">{words.heading}</h2>
      <p>
        {words[kind]} {days.isPast ? words.late : null}
      </p>
      {days.isPast ? null : <p className={stack.note}>{days.sentence}</p>}
      {mayAppeal ? (
        <p>
          <a href={address("/account/file-appeal", { bill: billId, kind: "charity-care" })}>{words.write}</a>
        </p>
      ) : null}
    </section>
  );
}
