import { style } from "@vanilla-extract/css";
import { unseen } from "#app/ui/theme/spoken.css.ts";
import { color, font, space, wide } from "#app/ui/theme/tokens.css.ts";
import { headingText, rowEdge } from "./block-table.css.ts";

export { caption, rows, table } from "./block-table.css.ts";

/** On a phone each cell carries its heading, so these are only heard. */
export const headings = style({
  ...unseen,
  "@media": {
    [wide]: { display: "table-header-group", position: "static", overflow: "visible", clipPath: "none" },
  },
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
    padding: `${space.xs} ${space.s}`,
    selectors: { "&[data-number]": { textAlign: "right" }, "&:first-child": { paddingLeft: 0 } },
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
        "&[data-number]": { textAlign: "right", whiteSpace: "nowrap" },
        "&:first-child": { paddingLeft: 0 },
      },
    },
  },
});

export const rowHeading = style([
  cell,
  {
    fontWeight: font.weight.strong,
    "@media": { [wide]: { minWidth: "7rem", overflowWrap: "break-word" } },
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
    "@media": { [wide]: { display: "table-cell", "::before": { content: "none" } } },
  },
]);
