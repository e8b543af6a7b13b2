import { useLanguage, useWords } from "#app/components/use-words.ts";
import { categoryName } from "#app/content/service-category-names.ts";
import { sayList } from "#app/content/words/say-list.ts";
import { sayRatio, sayShare } from "#app/content/words/say-ratio.ts";
import { wordsIn } from "#app/content/words/words.ts";
import type { Language } from "#app/domain/language/language.ts";
import { say } from "#app/domain/language/say.ts";
import type { PairSummary } from "#app/domain/prices/compare/summarise-comparison.server.ts";
import { DivergingBars } from "#app/ui/charts/diverging-bars.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import * as css from "./compare-page.css.ts";
import { type CompareQuery, compareAddress } from "./compare-query.ts";
import type { Comparison } from "./find-comparison.server.ts";

interface PairAnswerProps {
  query: CompareQuery;
  hospitals: Comparison["hospitals"];
  summary: PairSummary;
}

/** The median of fewer would describe these services, not the category. */
const MIN_SERVICES = 3;

/** How the second hospital compares with the first over all that both publish: in a sentence, and by category as a picture. */
export function PairAnswer({ query, hospitals, summary }: PairAnswerProps) {
  const words = useWords().compare;
  const language = useLanguage();
  const [first = "", second = ""] = hospitals.map(({ label }) => label);
  const { count, categories } = summary;
  const shown = categories.filter(({ count }) => count >= MIN_SERVICES);
  const few = categories.filter(({ count }) => count < MIN_SERVICES);
  return (
    <>
      <div className={stack.part}>
        <p className={css.answer} data-live-answer>
          {sayStanding(language, second, summary)}
        </p>
        <p className={stack.note}>{sayOthers(language, summary)}</p>
      </div>
      <section className={stack.part} aria-labelledby="by-category">
        <h2 id="by-category">{words.byCategory.heading}</h2>
        {shown.length > 0 ? (
          <DivergingBars
            caption={say(language, words.byCategory.caption, { first, second })}
            headings={{
              name: words.byCategory.category,
              picture: words.byCategory.picture,
              text: words.byCategory.middle,
              count: words.byCategory.services,
            }}
            sides={{
              below: words.byCategory.below,
              above: words.byCategory.above,
            }}
            rows={shown.map(({ category, middleRatio, count }) => ({
              key: category,
              name: (
                <a href={`${compareAddress({ ...query, category, q: "", page: 1 })}#services`}>
                  {categoryName(language, category)}
                </a>
              ),
              ratio: middleRatio,
              text: sayRatio(language, middleRatio),
              count: say(language, words.byCategory.count, { count }),
            }))}
          />
        ) : null}
        {few.length > 0 ? (
          <p className={stack.note}>
            {say(language, words.byCategory.few, {
              categories: sayList(
                language,
                few.map(({ category }) => categoryName(language, category)),
              ),
            })}
          </p>
        ) : null}
        <p className={stack.note}>{say(language, words.pair.measure, { count, first, second })}</p>
      </section>
    </>
  );
}

function sayStanding(language: Language, hospital: string, summary: PairSummary): string {
  const { count, moreCount: more, lessCount: less, middleRatio } = summary;
  const words = wordsIn(language).compare.pair;
  if (middleRatio === 1) return say(language, words.even, { hospital, more, less, count });
  const share = sayShare(language, middleRatio);
  if (middleRatio >= 2) return say(language, words.times, { hospital, some: more, count, share });
  return middleRatio > 1
    ? say(language, words.more, { hospital, some: more, count, share })
    : say(language, words.less, { hospital, some: less, count, share });
}

function sayOthers(language: Language, { count, moreCount, lessCount, middleRatio }: PairSummary): string {
  if (middleRatio === 1) return "";
  const words = wordsIn(language).compare.pair.others;
  const same = count - moreCount - lessCount;
  return middleRatio > 1
    ? say(language, words.more, { other: lessCount, same })
    : say(language, words.less, { other: moreCount, same });
}
