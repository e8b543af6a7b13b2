import { useWords } from "#app/components/use-words.ts";
import * as stack from "#app/ui/page/stack.css.ts";
import { Citation } from "./citation.tsx";

interface CollectorRightsProps {
  rights: {
    heading: string;
    /** How we know the state. */
    basis: string;
    /** That no rule of the state was read; null: some were. */
    none: string | null;
    rules: readonly { key: string; text: string; caution: string | null; citation: string; source: string }[];
    /** The words of the link to all that was read. */
    more: string;
    path: string;
  };
  headingLevel?: 2 | 3;
}

/** What the collector of this bill can and can't do. */
export function CollectorRights({ rights, headingLevel = 2 }: CollectorRightsProps) {
  const Heading = `h${headingLevel}` as const;
  const { notAdvice } = useWords().rights.page;
  return (
    <section className={stack.ruledPart} aria-labelledby="collector-rights">
      <Heading id="collector-rights">{rights.heading}</Heading>
      {rights.none === null ? null : <p>{rights.none}</p>}
      <ul className={stack.bullets}>
        {rights.rules.map(({ key, text, caution, citation, source }) => (
          <li key={key}>
            {text} {caution}{" "}
            <span className={stack.note}>
              <Citation>{citation}</Citation> {source}
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
