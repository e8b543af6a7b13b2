import { style } from "@vanilla-extract/css";
import { unseen } from "#app/ui/theme/spoken.css.ts";
import { color, font, narrow, space, wide } from "#app/ui/theme/tokens.css.ts";
import { headingText, rowEdge } from "./block-table.css.ts";

export { caption, rows, table } from "./block-table.css.ts";

/** On a phone each cell carries its heading, so these are only heard, unless they sort. */
export const headings = style({
  "@media": {
    [narrow]: { selectors: { "&:not([data-sorts])": unseen, "&[data-sorts]": { display: "block" } } },
    [wide]: { display: "table-header-group" },
  },
});
/** The row of headings: on a phone a few links. */
export const headingRow = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: space.s,
  paddingBottom: space.xs,
  "@media": { [wide]: { display: "table-row" } },
});

export const row = style({
  display: "block",
  padding: `${space.s} 0`,
  borderTop: rowEdge,
  "@media": { [wide]: { display: "table-row", padding: 0 } },
});

export const heading = style([
  headingText,
  {
    "@media": {
      [wide]: {
        padding: `${space.xs} ${space.s}`,
        selectors: { "&[data-number]": { textAlign: "right" }, "&:first-child": { paddingLeft: 0 } },
      },
    },
  },
]);

const cell = style({
  display: "block",
  padding: 0,
  textAlign: "left",
  overflowWrap: "anywhere",
  "@media": {
    [wide]: {
      display: "table-cell",
      padding: space.s,
      verticalAlign: "top",
      selectors: {
        // Text after a number may wrap to the next line; digits stay together.
        "&[data-number]": { textAlign: "right", overflowWrap: "normal" },
        "&:first-child": { paddingLeft: 0 },
      },
    },
    "(min-width: 64rem)": { selectors: { "&[data-number]": { whiteSpace: "nowrap" } } },
  },
});

export const rowHeading = style([
  cell,
  {
    fontWeight: font.weight.strong,
    "@media": { [wide]: { minWidth: "6rem", overflowWrap: "break-word" } },
  },
]);

export const value = style([
  cell,
  {
    display: "grid",
    gridTemplateColumns: "minmax(6rem, 2fr) minmax(0, 5fr)",
    columnGap: space.m,
    marginTop: space.xxs,
    "::before": {
      // The heading is heard already: it belongs to the cell's column.
      content: ["attr(data-heading)", 'attr(data-heading) / ""'],
      color: color.muted,
    },
    "@media": {
      [wide]: {
        display: "table-cell",
        "::before": { content: "none" },
        // A narrow column would break words: "Curre nt".
        selectors: { "&:not([data-number])": { minWidth: "5.5rem" } },
      },
    },
  },
]);
