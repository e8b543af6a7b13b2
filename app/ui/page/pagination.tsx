import { spoken } from "#app/ui/theme/spoken.css.ts";
import { useUiWords } from "#app/ui/words/ui-words.tsx";
import * as css from "./pagination.css.ts";

interface PaginationProps {
  /** What is spread over the pages, for those who hear it. */
  label: string;
  /** 1 for the first; null: none of them is shown. */
  page: number | null;
  pageCount: number;
  hrefOf: (page: number) => string;
}

/** The pages of a long list as numbered links: first, last and those around the one that is shown. */
export function Pagination({ label, page, pageCount, hrefOf }: PaginationProps) {
  const words = useUiWords();
  if (pageCount < 2) return null;
  return (
    <nav aria-label={label}>
      <ol className={css.pages}>
        {page !== null && page > 1 ? (
          <li>
            <a className={css.link} href={hrefOf(page - 1)} rel="prev">
              {words.previousPage}
            </a>
          </li>
        ) : null}
        {shownPages(page, pageCount).map((shown, index, all) => (
          <li key={shown}>
            {shown > (all[index - 1] ?? shown) + 1 ? <span className={css.gap}>…</span> : null}
            <a className={css.link} href={hrefOf(shown)} aria-current={shown === page ? "page" : undefined}>
              <span className={spoken}>{words.page} </span>
              {shown}
            </a>
          </li>
        ))}
        {page !== null && page < pageCount ? (
          <li>
            <a className={css.link} href={hrefOf(page + 1)} rel="next">
              {words.nextPage}
            </a>
          </li>
        ) : null}
      </ol>
    </nav>
  );
}

/** A page that a gap would only just hide is shown in its place. */
function shownPages(page: number | null, pageCount: number): number[] {
  const isNear = (candidate: number) => page !== null && Math.abs(candidate - page) <= 1;
  const wanted = Array.from({ length: pageCount }, (_, index) => index + 1).filter(
    (candidate) => candidate === 1 || candidate === pageCount || isNear(candidate),
  );
  return wanted.flatMap((shown, index) => {
    const before = wanted[index - 1] ?? 0;
    return shown === before + 2 ? [shown - 1, shown] : [shown];
  });
}
