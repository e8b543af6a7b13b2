import { useLanguage, useWords } from "#app/components/use-words.ts";
import { say } from "#app/domain/language/say.ts";
import * as css from "./page-pictures.css.ts";
import type { Mark, ShownPage } from "./shown-page.ts";

/** The pictures of a bill's pages, with a box and a number where each value is printed. */
export function PagePictures({ pages }: { pages: ShownPage[] }) {
  const { pages: words } = useWords().billReview;
  const language = useLanguage();
  return (
    <div className={css.place}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls in itself */}
      <section className={css.pages} aria-label={words.label} tabIndex={0} data-pages>
        {pages.map(({ address, kind, widthPx, heightPx, marks }, index) => {
          const caption = say(language, words.picture, {
            page: index + 1,
            pageCount: pages.length,
            kind: words.kinds[kind],
          });
          return (
            <figure key={address} className={css.page}>
              <figcaption className={css.caption}>
                {caption}. <a href={address}>{words.larger}</a>
              </figcaption>
              <div className={css.sheet} data-sheet>
                <img
                  src={address}
                  alt={caption}
                  width={widthPx}
                  height={heightPx}
                  loading={index > 1 ? "lazy" : undefined}
                  className={css.picture}
                />
                <Marks marks={marks} ratio={heightPx / widthPx} />
              </div>
            </figure>
          );
        })}
      </section>
    </div>
  );
}

/** The picture is so wide in the drawing's own units. */
const WIDTH = 1000;
/** Room around what is printed. */
const MARGIN = 4;
const LABEL = { height: 26, digitWidth: 15, padding: 8 };

function Marks({ marks, ratio }: { marks: Mark[]; ratio: number }) {
  const height = WIDTH * ratio;
  return (
    <svg className={css.marks} viewBox={`0 0 ${WIDTH} ${height}`} aria-hidden="true">
      {marks.map(({ name, number, box }) => {
        const [x, y] = [box.left * WIDTH - MARGIN, box.top * height - MARGIN];
        const width = (box.right - box.left) * WIDTH + 2 * MARGIN;
        const boxHeight = (box.bottom - box.top) * height + 2 * MARGIN;
        return (
          <g
            key={name}
            id={`mark-${name}`}
            data-mark={name}
            className={number === null ? css.hiddenMark : css.mark}
          >
            <rect x={x} y={y} width={width} height={boxHeight} rx={3} className={css.box} />
            {number === null ? null : <Label number={number} x={x} y={y} />}
          </g>
        );
      })}
    </svg>
  );
}

/** Is above the left end of its box, or inside the picture's edge. */
function Label({ number, x, y }: { number: string; x: number; y: number }) {
  const width = number.length * LABEL.digitWidth + LABEL.padding;
  const left = Math.max(0, x - width);
  const top = Math.max(0, y);
  return (
    <>
      <rect x={left} y={top} width={width} height={LABEL.height} rx={4} className={css.labelGround} />
      <text x={left + width / 2} y={top + LABEL.height - 6} textAnchor="middle" className={css.label}>
        {` ${number} `}
      </text>
    </>
  );
}
