/** The middle half and the middle of prices, in dollars as numbers for a chart. */
type DrawnQuartiles = { p25: number; median: number; p75: number };

/** A row of a figure's table: its name with what it is more exactly ('' = nothing to add), its bar (a middle half, or a
 *  number from 0; null = none) and what stands in its other columns. */
export type SaidRow = { name: string; about: string; bar: DrawnQuartiles | number | null; cells: string[] };

/** A figure put into words: what it shows in a sentence, its dots if it has any, all of it as a table, where it is from
 *  and the page that has the whole. */
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
