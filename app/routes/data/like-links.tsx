import { formatConditions } from "#app/components/price-words.ts";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { wordsIn } from "#app/content/words/words.ts";
import { say } from "#app/domain/language/say.ts";
import * as stack from "#app/ui/page/stack.css.ts";
import { type DataQuery, dataAddress } from "./data-query.ts";
import type { LikeChoice } from "./find-choices.server.ts";

interface LikeLinksProps {
  query: DataQuery;
  likes: LikeChoice[];
  chosen: LikeChoice;
}

const MAX_LINKS = 30;

/** Which of a service's prices are shown, since only prices under the same conditions can be compared, and links to the others.
 */
export function LikeLinks({ query, likes, chosen }: LikeLinksProps) {
  const words = useWords().exploreData;
  const language = useLanguage();
  const others = likes.filter(({ text }) => text !== chosen.text);
  const linked = others.slice(0, MAX_LINKS);
  return (
    <>
      <p className={stack.note}>
        {say(language, words.likeLinks.chosen, { likeness: formatConditions(language, chosen) })}
        {others.length === 0 ? ` ${words.likeLinks.noOthers}` : ""}
      </p>
      {others.length === 0 ? null : (
        <details className={stack.details}>
          <summary className={stack.summary}>
            {say(language, words.likeLinks.others, {
              kinds: say(language, wordsIn(language).counts.otherKind, { count: others.length }),
            })}
          </summary>
          <ul className={stack.links}>
            {linked.map((like) => (
              <li key={like.text}>
                <a href={dataAddress({ ...query, like: like.text })}>{formatConditions(language, like)}</a>{" "}
                <span className={stack.note}>
                  {say(language, wordsIn(language).counts.price, { count: like.priceCount })},{" "}
                  {say(language, wordsIn(language).counts.hospital, { count: like.hospitalCount })}
                </span>
              </li>
            ))}
          </ul>
          {others.length > linked.length ? (
            <p className={stack.note}>
              {say(language, words.likeLinks.fewer, {
                kinds: say(language, wordsIn(language).counts.moreKind, {
                  count: others.length - linked.length,
                }),
              })}
            </p>
          ) : null}
        </details>
      )}
    </>
  );
}
