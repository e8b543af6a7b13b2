import { OfficeList } from "#app/components/rights/office-list.tsx";
import { useWords } from "#app/components/use-words.ts";
import type { SaidEnforcers } from "#app/content/words/say-collector-rights.ts";
import * as stack from "#app/ui/page/stack.css.ts";

/** Who enforces the rules of the state, with their phones. */
export function EnforcersPart({ enforcers }: { enforcers: SaidEnforcers }) {
  const { notAdvice } = useWords().rights.page;
  return (
    <section className={stack.part} aria-labelledby="enforcers">
      <h2 id="enforcers">{enforcers.heading}</h2>
      {enforcers.rules.map(({ key, text, citation, source }) => (
        <p key={key}>
          {text}{" "}
          <span className={stack.note}>
            <strong>{citation}</strong> {source}
          </span>
        </p>
      ))}
      {enforcers.complaints.map(({ kind, heading, about, offices }) => (
        <article key={kind} className={stack.part}>
          <h3>{heading}</h3>
          <p>{about.join(" ")}</p>
          <OfficeList offices={offices} />
        </article>
      ))}
      <p>
        <a href={enforcers.path}>{enforcers.more}</a>
      </p>
      <p className={stack.note}>{notAdvice}</p>
    </section>
  );
}
