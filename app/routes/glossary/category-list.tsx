import * as entries from "#app/components/glossary/entries.css.ts";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { wordsIn } from "#app/content/words/words.ts";
import { categoryPath } from "#app/domain/glossary/glossary-categories.ts";
import { say } from "#app/domain/language/say.ts";
import * as stack from "#app/ui/page/stack.css.ts";

interface CategoryListProps {
  categories: { id: string; title: string; description: string; termCount: number }[];
}

/** The categories of the glossary, what each is about and how many terms it has. */
export function CategoryList({ categories }: CategoryListProps) {
  const words = useWords().glossary;
  const language = useLanguage();
  return (
    <section className={stack.part} aria-labelledby="categories">
      <h2 id="categories">{words.categoryList.categories}</h2>
      <ul className={entries.twoColumns}>
        {categories.map(({ id, title, description, termCount }) => (
          <li key={id} className={entries.entry}>
            <h3>
              <a href={categoryPath({ id })}>{title}</a>
            </h3>
            <p>{description}</p>
            <p className={stack.note}>{say(language, wordsIn(language).counts.term, { count: termCount })}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
