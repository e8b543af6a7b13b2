import { useLanguage, useWords } from "#app/components/use-words.ts";
import { say } from "#app/domain/language/say.ts";
import * as stack from "#app/ui/page/stack.css.ts";
import * as css from "./glossary-category.css.ts";

interface NoTermsProps {
  isSearch: boolean;
  looked: { available: string[]; matchKey: string | null; categoryId: string };
}

/** Says that there are no terms. Without a search, also shows what was requested and what exists. */
export function NoTerms({ isSearch, looked: { available, matchKey, categoryId } }: NoTermsProps) {
  const words = useWords().glossary;
  const language = useLanguage();
  if (isSearch) return <p>{words.noTerms.noneFound}</p>;
  return (
    <div className={stack.part}>
      <p>{words.noTerms.none}</p>
      <div className={css.debug}>
        <p>
          {say(language, words.noTerms.available, {
            available: available.join("; ") || words.noTerms.nothing,
          })}
        </p>
        <p>{say(language, words.noTerms.lookingFor, { key: matchKey ?? words.noTerms.nothing })}</p>
        <p>{say(language, words.noTerms.id, { categoryId })}</p>
      </div>
    </div>
  );
}
