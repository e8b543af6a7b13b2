import { useLanguage, useWords } from "#app/components/use-words.ts";
import type { ShownFinding } from "#app/content/words/say-audit.ts";
import { formatDate } from "#app/domain/dates/format-date.ts";
import { say } from "#app/domain/language/say.ts";
import * as stack from "#app/ui/page/stack.css.ts";

interface PhoneScriptProps {
  /** ISO day of the bill. */
  statementDate: string | null;
  finding: Pick<ShownFinding, "message" | "ask" | "evidence">;
}

/** What to say to the billing office about one finding: who calls, what it is about, what to ask, and how it should end. */
export function PhoneScript({ statementDate, finding: { message, ask, evidence } }: PhoneScriptProps) {
  const { phone: words } = useWords().accountAudits.one;
  const language = useLanguage();
  return (
    <details className={stack.details}>
      <summary className={stack.summary}>{words.open}</summary>
      <div className={stack.part}>
        <p className={stack.note}>{words.lead}</p>
        <ol className={stack.bullets}>
          <li>
            {statementDate === null
              ? say(language, words.opening, { evidence })
              : say(language, words.openingDated, { evidence, date: formatDate(language, statementDate) })}
          </li>
          <li>{message}</li>
          <li>{ask}</li>
          <li>{words.closing}</li>
        </ol>
      </div>
    </details>
  );
}
