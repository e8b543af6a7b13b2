import { InterpreterFirst, PhoneLine } from "#app/components/phone-line.tsx";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import type { ShownFinding } from "#app/content/words/say-audit.ts";
import { wordsIn } from "#app/content/words/words.ts";
import { formatDate } from "#app/domain/dates/format-date.ts";
import type { Language } from "#app/domain/language/language.ts";
import { onPhone } from "#app/domain/language/on-phone.ts";
import { say } from "#app/domain/language/say.ts";
import * as stack from "#app/ui/page/stack.css.ts";

interface PhoneScriptProps {
  /** ISO day of the bill. */
  statementDate: string | null;
  /** The finding in the language of the page, and in that of the phone. */
  finding: Spoken;
  onPhone: Spoken;
}

type Spoken = Pick<ShownFinding, "message" | "ask" | "evidence">;

/** What to say to the billing office about one finding: who calls, what it is about, what to ask, and how it should end. */
export function PhoneScript({ statementDate, finding, onPhone: spoken }: PhoneScriptProps) {
  const { phone: words } = useWords().accountAudits.one;
  const language = useLanguage();
  const sayLines = (one: Language) => {
    const { phone } = wordsIn(one).accountAudits.one;
    const { message, ask, evidence } = one === language ? finding : spoken;
    const opening =
      statementDate === null
        ? say(one, phone.opening, { evidence })
        : say(one, phone.openingDated, { evidence, date: formatDate(one, statementDate) });
    return [opening, message, ask, phone.closing];
  };
  return (
    <details className={stack.details}>
      <summary className={stack.summary}>{words.open}</summary>
      <div className={stack.part}>
        <p className={stack.note}>{words.lead}</p>
        <InterpreterFirst />
        <ol className={stack.bullets}>
          {onPhone(language, sayLines).map((line) => (
            <li key={line.said}>
              <PhoneLine line={line} />
            </li>
          ))}
        </ol>
      </div>
    </details>
  );
}
