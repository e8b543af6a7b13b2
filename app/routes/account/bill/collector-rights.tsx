import { useWords } from "#app/components/use-words.ts";
import type { SaidCollectorRights } from "#app/content/words/say-collector-rights.ts";
import * as stack from "#app/ui/page/stack.css.ts";

/** What the collector that asks for this bill may and may not do. */
export function CollectorRights({ rights }: { rights: SaidCollectorRights }) {
  const { notAdvice } = useWords().rights.page;
  return (
    <section className={stack.ruledPart} aria-labelledby="collector-rights">
      <h2 id="collector-rights">{rights.heading}</h2>
      {rights.none === null ? null : <p>{rights.none}</p>}
      <ul className={stack.bullets}>
        {rights.rules.map(({ key, text, caution, citation, source }) => (
          <li key={key}>
            {text} {caution}{" "}
            <span className={stack.note}>
              <strong>{citation}</strong> {source}
            </span>
          </li>
        ))}
      </ul>
      <p>
        <a href={rights.path}>{rights.more}</a>
      </p>
      <p className={stack.note}>
        {rights.basis} {notAdvice}
      </p>
    </section>
  );
}
