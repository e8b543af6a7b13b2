import { countOf, likenessText } from "#app/components/price-words.ts";
import * as stack from "#app/ui/page/stack.css.ts";
import { type DataQuery, dataAddress } from "./data-query.ts";
import type { LikeChoice } from "./find-choices.server.ts";

interface LikeLinksProps {
  query: DataQuery;
  likes: LikeChoice[];
  chosen: LikeChoice;
}

const mostLinks = 30;

/** Which of a service's prices are shown, since only like prices can be compared, and the ways to the others. */
export function LikeLinks({ query, likes, chosen }: LikeLinksProps) {
  const others = likes.filter(({ text }) => text !== chosen.text);
  const linked = others.slice(0, mostLinks);
  return (
    <>
      <p className={stack.note}>
        Only like prices are compared. These are for: {likenessText(chosen)}.
        {others.length === 0 ? " There are no others." : ""}
      </p>
      {others.length === 0 ? null : (
        <details className={stack.details}>
          <summary className={stack.summary}>
            {countOf(others.length, "other kind")} of prices of this service
          </summary>
          <ul className={stack.links}>
            {linked.map((like) => (
              <li key={like.text}>
                <a href={dataAddress({ ...query, like: like.text })}>{likenessText(like)}</a>{" "}
                <span className={stack.note}>
                  {countOf(like.priceCount, "price")}, {countOf(like.hospitalCount, "hospital")}
                </span>
              </li>
            ))}
          </ul>
          {others.length > linked.length ? (
            <p className={stack.note}>
              {countOf(others.length - linked.length, "more kind")} with fewer prices not shown here: choose a
              setting to see fewer kinds.
            </p>
          ) : null}
        </details>
      )}
    </>
  );
}
