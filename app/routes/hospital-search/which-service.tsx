import { useLanguage, useWords } from "#app/components/use-words.ts";
import { serviceQuestionWords } from "#app/content/service-question-words.ts";
import { say } from "#app/domain/language/say.ts";
import type { ServiceQuestion } from "#app/domain/services/search-services.server.ts";
import * as stack from "#app/ui/page/stack.css.ts";
import * as css from "./answer-card.css.ts";
import { type SearchQuery, searchAddress } from "./search-query.ts";

interface WhichServiceProps {
  query: SearchQuery;
  question: ServiceQuestion;
}

/** Asks which of the things that the words can mean is meant, each with the address of its prices, or that it has none. */
export function WhichService({ query, question }: WhichServiceProps) {
  const language = useLanguage();
  const words = serviceQuestionWords(language, question.question);
  const { questionNote, unpriced } = useWords().serviceSearch;
  const labelOf = (choice: string) => words.choices[choice] ?? choice;
  const { asksFirst } = question;
  return (
    <section className={asksFirst ? stack.part : css.assumed} aria-labelledby="which">
      <h2 id="which" className={asksFirst ? undefined : css.choiceHeading}>
        {words.ask}
      </h2>
      <ul className={asksFirst ? css.choices : css.chips}>
        {question.choices.map(({ choice, services: [service] }) => (
          <li key={choice}>
            {service ? (
              <a
                className={asksFirst ? css.choiceLink : css.chip}
                href={searchAddress({ ...query, codeType: service.codeType, code: service.code, page: 1 })}
              >
                {labelOf(choice)}
              </a>
            ) : (
              say(language, unpriced, { choice: labelOf(choice) })
            )}
          </li>
        ))}
      </ul>
      {words.note ? <p>{words.note}</p> : null}
      {asksFirst ? null : <p className={stack.note}>{questionNote}</p>}
    </section>
  );
}
