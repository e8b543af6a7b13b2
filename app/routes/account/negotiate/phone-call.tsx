import { useLanguage, useWords } from "#app/components/use-words.ts";
import { formatDate } from "#app/domain/dates/format-date.ts";
import { say } from "#app/domain/language/say.ts";
import * as stack from "#app/ui/page/stack.css.ts";

interface PhoneCallProps {
  /** ISO day of the bill. */
  statementDate: string | null;
  /** In their order; none: there is nothing to offer. */
  steps: readonly string[];
}

/** What to say to the billing office, with the amounts in it. */
export function PhoneCall({ statementDate, steps }: PhoneCallProps) {
  const { phone: words } = useWords().negotiation;
  const language = useLanguage();
  if (steps.length === 0) return null;
  const opening =
    statementDate === null
      ? words.opening
      : say(language, words.openingDated, { date: formatDate(language, statementDate) });
  return (
    <section className={stack.part} aria-labelledby="phone">
      <h2 id="phone">{words.heading}</h2>
      <p>{words.lead}</p>
      <ol className={stack.bullets}>
        {[opening, ...steps].map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
}
