import { Sentence } from "#app/components/sentence.tsx";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import type { GlossaryCategory } from "#app/domain/glossary/glossary-categories.ts";
import { say } from "#app/domain/language/say.ts";
import { product } from "#app/domain/product.ts";
import { ChoiceLinks } from "#app/ui/page/choice-links.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import { type CategoryQuery, categoryAddress } from "./category-query.ts";
import * as css from "./glossary-category.css.ts";

interface CategoryHeadProps {
  title: string;
  description: string;
  /** What the layouts can be chosen for; missing where there are no terms to lay out. */
  shown?: { category: GlossaryCategory; query: CategoryQuery };
}

/** The page's head: the logo, the two layouts, the way back, title and description. */
export function CategoryHead({ title, description, shown }: CategoryHeadProps) {
  const words = useWords().glossary;
  const language = useLanguage();
  return (
    <header className={stack.part}>
      <div className={css.bar}>
        <a href="/glossary" className={css.logo}>
          <OpenBook />
          {say(language, words.categoryHead.portal, { product: product.name })}
        </a>
        {shown ? <Layouts {...shown} /> : null}
      </div>
      <a href="/glossary" className={css.back}>
        <Sentence
          of={words.categoryHead.all}
          as={{ span: (text) => <span aria-hidden="true">{text}</span> }}
        />
      </a>
      <h1>{title}</h1>
      <p className={stack.lead}>{description}</p>
    </header>
  );
}

const layouts = [
  { layout: 1, name: "oneColumn" },
  { layout: 2, name: "twoColumns" },
] as const;

/** Its links carry the search on, so a live search renews them too. */
function Layouts({ category, query }: Required<CategoryHeadProps>["shown"]) {
  const words = useWords().glossary;
  return (
    <div id="layouts" data-live-too className={css.layouts}>
      <ChoiceLinks
        label={words.categoryHead.layout}
        choices={layouts.map(({ layout, name }) => ({
          label: words.categoryHead[name],
          href: categoryAddress(category, { ...query, layout }),
          isChosen: layout === query.layout,
        }))}
      />
    </div>
  );
}

function OpenBook() {
  return (
    <svg width="28" height="28" viewBox="0 0 28 28" aria-hidden="true" className={css.book}>
      <path d="M14 8c-3-2.5-6.5-3-11-3v16c4.5 0 8 .5 11 3 3-2.5 6.5-3 11-3V5c-4.5 0-8 .5-11 3z" />
      <path d="M14 8v16M7 10.5h3M7 14.5h3M18 10.5h3M18 14.5h3" />
    </svg>
  );
}
