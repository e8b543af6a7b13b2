import { OutcomesTable } from "#app/components/bills/outcomes-table.tsx";
import { Sentence } from "#app/components/sentence.tsx";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { formatDate } from "#app/domain/dates/format-date.ts";
import { say } from "#app/domain/language/say.ts";
import { dollarsOfCents } from "#app/domain/money/dollars.ts";
import { formatDollars } from "#app/domain/money/format-dollars.ts";
import { ActionLink } from "#app/ui/page/action-link.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import { useAccountAddress } from "../frame/account-address.ts";
import { AdjustForm } from "./adjust-form.tsx";
import { AskAssistance } from "./ask-assistance.tsx";
import { EvidenceLines } from "./evidence-lines.tsx";
import type { NegotiateQuery } from "./negotiate-query.ts";
import { PhoneCall } from "./phone-call.tsx";
import { ThreeFigures } from "./three-figures.tsx";
import type { ViewedNegotiation } from "./view-negotiation.server.ts";
import { WhatInstead } from "./what-instead.tsx";

interface OneNegotiationProps {
  negotiation: ViewedNegotiation;
  query: NegotiateQuery;
  may: { add: boolean; appeal: boolean };
}

/** What to offer for a bill: the amounts, how to change them, how to say it, and what all of it rests on. */
export function OneNegotiation({ negotiation, query, may }: OneNegotiationProps) {
  const words = useWords().negotiation;
  const language = useLanguage();
  const address = useAccountAddress();
  const { billId, said, why, offerCents, outcomes, statementDate, assistance } = negotiation;
  return (
    <div className={stack.page}>
      <Head negotiation={negotiation} mayAdd={may.add} />
      {assistance === null ? null : (
        <AskAssistance billId={billId} assistance={assistance} mayAppeal={may.appeal} />
      )}
      {why === null || offerCents !== null ? (
        <ThreeFigures billId={billId} said={said} paying={negotiation.paying} why={why} />
      ) : null}
      {why === null ? null : <WhatInstead billId={billId} why={why} mayAppeal={may.appeal} />}
      {offerCents !== null && may.appeal ? (
        <div className={stack.part}>
          <div>
            <ActionLink
              href={address("/account/file-appeal", { bill: billId, kind: "negotiation", offer: offerCents })}
            >
              {say(language, words.write, { amount: formatDollars(dollarsOfCents(offerCents)) })}
            </ActionLink>
          </div>
          <p className={stack.note}>{words.writeNote}</p>
        </div>
      ) : null}
      <AdjustForm billId={billId} paying={negotiation.paying} query={query} />
      <PhoneCall statementDate={statementDate} steps={negotiation.phone} />
      <EvidenceLines negotiation={negotiation} query={query} />
      {outcomes.length > 0 ? (
        <section className={stack.part} aria-labelledby="outcomes">
          <h2 id="outcomes">{words.outcomes.heading}</h2>
          <OutcomesOfHospital outcomes={outcomes} />
        </section>
      ) : null}
      <p className={stack.note}>{words.legal}</p>
    </div>
  );
}

function OutcomesOfHospital({ outcomes }: Pick<ViewedNegotiation, "outcomes">) {
  const words = useWords().outcomes;
  return (
    <>
      <OutcomesTable outcomes={outcomes} words={words} />
      <p className={stack.note}>
        <Sentence
          of={words.method}
          as={{ how: (text) => <a href="/learn-roadmap-process#how-outcomes-are-counted">{text}</a> }}
        />
      </p>
    </>
  );
}

/** Which bill it is, and what is asked. */
function Head({ negotiation, mayAdd }: { negotiation: ViewedNegotiation; mayAdd: boolean }) {
  const words = useWords().negotiation;
  const language = useLanguage();
  const address = useAccountAddress();
  const { billId, providerName, billDate, isDraft, said } = negotiation;
  const dated = billDate && say(language, words.ofDay, { date: formatDate(language, billDate) });
  return (
    <>
      <p>
        <a href={address("/account/negotiate")}>{words.another}</a>
      </p>
      <h1>
        {providerName === null ? words.headingUnnamed : say(language, words.heading, { name: providerName })}
      </h1>
      <p className={stack.lead}>
        {said.balance} <a href={address(`/account/bills/${billId}`)}>{words.seeBill}</a> {dated}
      </p>
      {isDraft ? (
        <p role="status">
          {words.isDraft}{" "}
          {mayAdd ? <a href={address(`/account/bills/${billId}/review`)}>{words.checkIt}</a> : null}
        </p>
      ) : null}
    </>
  );
}
