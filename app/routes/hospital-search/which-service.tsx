import { serviceQuestionWords } from "#app/content/service-question-words.ts";
import type { ServiceQuestion } from "#app/domain/services/search-services.server.ts";
import * as stack from "#app/ui/page/stack.css.ts";
import { type SearchQuery, searchAddress } from "./search-query.ts";

interface WhichServiceProps {
  query: SearchQuery;
  question: ServiceQuestion;
  note: string;
}

/** Asks which of the things that the words can mean is meant, each with the address of its prices. */
export function WhichService({ query, question, note }: WhichServiceProps) {
  const words = serviceQuestionWords(question.question);
  return (
    <section className={stack.part} aria-labelledby="which">
      <h2 id="which">{words.ask}</h2>
      <ul className={stack.links}>
        {question.choices.map(({ choice, services: [service] }) =>
          service ? (
            <li key={choice}>
              <a href={searchAddress({ ...query, codeType: service.codeType, code: service.code, page: 1 })}>
                {words.choices[choice] ?? service.name}
              </a>
            </li>
          ) : null,
        )}
      </ul>
      <p className={stack.note}>{note}</p>
    </section>
  );
}
