import { countOf } from "#app/components/price-words.ts";
import { useWords } from "#app/components/use-words.ts";
import { categoryPath } from "#app/domain/glossary/glossary-categories.ts";
import * as stack from "#app/ui/page/stack.css.ts";
import * as css from "./glossary.css.ts";

interface CategoryListProps {
  categories: { id: string; title: string; description: string; termCount: number }[];
}

/** The categories of the glossary, what each is about and how many terms it has. */
export function CategoryList({ categories }: CategoryListProps) {
  const words = useWords().glossary;
  return (
    <section className={stack.part} aria-labelledby="categories">
      <h2 id="categories">{words.categoryList.categories}</h2>
      <ul className={css.categories}>
        {categories.map(({ id, title, description, termCount }) => (
          <li key={id} className={css.entry}>
            <h3>
              <a href={categoryPath({ id })}>{title}</a>
            </h3>
            <p>{description}</p>
            <p className={stack.note}>{countOf(termCount, "term")}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
