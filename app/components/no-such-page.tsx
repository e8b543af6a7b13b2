import { countOf } from "./price-words.ts";

/** What stands in a list's place when its address asks for a page that it does not have. */
export function NoSuchPage({ pageCount, firstHref }: { pageCount: number; firstHref: string }) {
  return (
    <p>
      There is no such page: this list has {countOf(pageCount, "page")}.{" "}
      <a href={firstHref}>Go to the first one</a>
    </p>
  );
}
