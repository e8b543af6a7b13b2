/** The middle 50% and the median of prices, in dollars as numbers for a chart. */
type DrawnQuartiles = { p25: number; median: number; p75: number };

/** A row of a figure's table: its name, more detail ('' = none), its bar and its other cells. The bar shows a
 *  middle 50%, or a number from 0; null = none. */
export type SaidRow = { name: string; about: string; bar: DrawnQuartiles | number | null; cells: string[] };

/** A figure in words: a sentence about its content, its dots if any, and all its data as a table. Also its source
 *  and the page with the full data. */
export type SaidFigure = {
  title: string;
  sentence: string;
  strip: {
    label: string;
    values: number[];
    quartiles: DrawnQuartiles | null;
    middle: string;
    /** Said at the end of an axis that leaves out so many values. */
    beyond: (count: number) => string;
  } | null;
  /** A heading for the names and one for each cell of a row; `end` is the value at the right end of the bars. */
  table: { caption: string; headings: string[]; rows: SaidRow[]; end: number };
  about: string;
  link: { text: string; path: string };
};
