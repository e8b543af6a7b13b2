import { Citation } from "#app/components/rights/citation.tsx";
import { useWords } from "#app/components/use-words.ts";
import * as stack from "#app/ui/page/stack.css.ts";
import type { ViewedRights } from "./view-rights.server.ts";

/** A state's rules about one thing. */
export function TopicPart({ topic: { topic, heading, rights } }: { topic: ViewedRights["topics"][number] }) {
  return (
    <section className={stack.ruledPart} aria-labelledby={topic}>
      <h2 id={topic}>{heading}</h2>
      {rights.map(({ key, text, caution, citation, binds, inForce, source }) => (
        <article key={key} id={key} className={stack.part}>
          <p>{text}</p>
          {caution === null ? null : <p>{caution}</p>}
          <p className={stack.note}>
            <Citation>{citation}</Citation> {binds} {inForce} {source}
          </p>
        </article>
      ))}
    </section>
  );
}

/** How long a creditor has to sue there. */
export function PeriodPart({
  view: { periods, disputedPeriods },
}: {
  view: Pick<ViewedRights, "periods" | "disputedPeriods">;
}) {
  const { limitation } = useWords().rights;
  return (
    <section className={stack.ruledPart} aria-labelledby="time-to-sue">
      <h2 id="time-to-sue">{limitation.heading}</h2>
      {periods.map(({ key, text, caution, citation, source }) => (
        <article key={key} className={stack.part}>
          <p>
            {text} {caution}
          </p>
          <p className={stack.note}>
            <Citation>{citation}</Citation> {source}
          </p>
        </article>
      ))}
      {disputedPeriods.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <p>
        {limitation.care} {limitation.limit}
      </p>
    </section>
  );
}

/** The federal rules, which hold in every state. */
export function FederalPart({ topics }: { topics: ViewedRights["federal"] }) {
  const { federal } = useWords().rights;
  return (
    <section className={stack.ruledPart} aria-labelledby="federal">
      <h2 id="federal">{federal.heading}</h2>
      {topics.map(({ topic, heading, about, rights }) => (
        <details key={topic} className={stack.details}>
          <summary className={stack.summary}>{heading}</summary>
          <div className={stack.part}>
            <p>{about}</p>
            {rights.map(({ key, text, citation, source }) => (
              <article key={key}>
                <p>{text}</p>
                <p className={stack.note}>
                  <Citation>{citation}</Citation> {source}
                </p>
              </article>
            ))}
          </div>
        </details>
      ))}
    </section>
  );
}
