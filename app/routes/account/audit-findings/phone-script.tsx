import { useLanguage, useWords } from "#app/components/use-words.ts";
import { accountAuditsWords } from "#app/content/words/account-audits.ts";
import type { ShownFinding } from "#app/content/words/say-audit.ts";
import { formatDate } from "#app/domain/dates/format-date.ts";
import { say } from "#app/domain/language/say.ts";
import * as stack from "#app/ui/page/stack.css.ts";

interface PhoneScriptProps {
  /** ISO day of the bill. */
  statementDate: string | null;
  /** The strongest first. */
  findings: Pick<ShownFinding, "title" | "ask">[];
}

/** What to say to the billing office: who calls, one point after another, and how it should end. */
export function PhoneScript({ statementDate, findings }: PhoneScriptProps) {
  const { phone: words } = useWords(accountAuditsWords).one;
  const language = useLanguage();
  const points = new Map(findings.map(({ title, ask }) => [ask, title])); // the same is asked of several lines at once
  if (points.size === 0) return null;
  const said = say(language, words.points, { count: points.size });
  return (
    <section className={stack.part} aria-labelledby="phone">
      <h2 id="phone">{words.heading}</h2>
      <p>{words.lead}</p>
      <p>
        {statementDate === null
          ? say(language, words.opening, { points: said })
          : say(language, words.openingDated, { points: said, date: formatDate(statementDate) })}
      </p>
      <ol className={stack.bullets}>
        {[...points].map(([ask, title]) => (
          <li key={ask}>
            {title}: {ask}
          </li>
        ))}
      </ol>
      <p>{words.closing}</p>
    </section>
  );
}
