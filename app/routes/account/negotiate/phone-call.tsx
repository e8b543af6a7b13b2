import { InterpreterFirst, PhoneLine } from "#app/components/phone-line.tsx";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { wordsIn } from "#app/content/words/words.ts";
import { formatDate } from "#app/domain/dates/format-date.ts";
import type { Language } from "#app/domain/language/language.ts";
import { type PhoneLine as Line, onPhone } from "#app/domain/language/on-phone.ts";
import { say } from "#app/domain/language/say.ts";
import * as stack from "#app/ui/page/stack.css.ts";

interface PhoneCallProps {
  /** ISO day of the bill. */
  statementDate: string | null;
  /** In their order; none: there is nothing to offer. */
  steps: readonly Line[];
}

/** What to say to the billing office, with the amounts in it. */
export function PhoneCall({ statementDate, steps }: PhoneCallProps) {
  const { phone: words } = useWords().negotiation;
  const language = useLanguage();
  if (steps.length === 0) return null;
  const sayOpening = (one: Language) => {
    const { phone } = wordsIn(one).negotiation;
    return statementDate === null
      ? phone.opening
      : say(one, phone.openingDated, { date: formatDate(one, statementDate) });
  };
  const opening = onPhone(language, (one) => [sayOpening(one)]);
  return (
    <section className={stack.part} aria-labelledby="phone">
      <h2 id="phone">{words.heading}</h2>
      <p>{words.lead}</p>
      <InterpreterFirst />
      <ol className={stack.bullets}>
        {[...opening, ...steps].map((line) => (
          <li key={line.said}>
            <PhoneLine line={line} />
          </li>
        ))}
      </ol>
    </section>
  );
}
