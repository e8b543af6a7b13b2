import { style } from "@vanilla-extract/css";
import { headingText, rowEdge } from "#app/ui/table/block-table.css.ts";
import { spoken } from "#app/ui/theme/spoken.css.ts";
import { color, font, space, wide } from "#app/ui/theme/tokens.css.ts";

export { caption, rows, table } from "#app/ui/table/block-table.css.ts";

/** On a phone each price carries its hospital's name, so these are only heard. */
export const headings = style([
  spoken,
  {
    "@media": {
      [wide]: {
        display: "table-header-group",
        position: "static",
        overflow: "visible",
        clipPath: "none",
        whiteSpace: "normal",
      },
    },
  },
]);
export const heading = style([headingText, { padding: `${space.xs} ${space.s} ${space.xs} 0` }]);
/** Names of hospitals break between words only. */
export const priceHeading = style([
  heading,
  { paddingLeft: space.s, paddingRight: 0, textAlign: "right", overflowWrap: "normal", hyphens: "none" },
]);

export const row = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  columnGap: space.m,
  padding: `${space.xs} 0`,
  borderTop: rowEdge,
  "@media": { [wide]: { display: "table-row", padding: 0 } },
});

export const service = style({
  gridColumn: "1 / -1",
  padding: 0,
  fontWeight: font.weight.strong,
  textAlign: "left",
  "@media": { [wide]: { padding: `${space.s} ${space.s} ${space.s} 0`, verticalAlign: "top" } },
});

const value = style({
  padding: 0,
  textAlign: "left",
  fontVariantNumeric: "tabular-nums",
  "::before": {
    // The heading is heard already: it belongs to the cell's column.
    content: ["attr(data-heading)", 'attr(data-heading) / ""'],
    color: color.muted,
    fontSize: font.size.caption,
    overflowWrap: "normal",
    hyphens: "none",
  },
  "@media": {
    [wide]: {
      padding: `${space.s} 0 ${space.s} ${space.s}`,
      textAlign: "right",
      verticalAlign: "top",
      whiteSpace: "nowrap",
      "::before": { content: "none" },
    },
  },
});
/** The name over its price. */
export const sideBySide = style([
  value,
  {
    display: "grid",
    alignContent: "space-between",
    "@media": { [wide]: { display: "table-cell" } },
  },
]);
/** The name before its price. */
export const oneLine = style([
  value,
  {
    gridColumn: "1 / -1",
    display: "grid",
    gridTemplateColumns: "minmax(0, 3fr) minmax(0, 2fr)",
    columnGap: space.m,
    alignItems: "baseline",
    "@media": { [wide]: { display: "table-cell" } },
  },
]);
/** 'Martha’s Vineyard: $12 more'. */
export const difference = style([
  value,
  {
    gridColumn: "1 / -1",
    fontWeight: font.weight.strong,
    "::before": { content: ['attr(data-heading) ": "', 'attr(data-heading) ": " / ""'] },
  },
]);
export const price = style({ whiteSpace: "nowrap" });
export const mark = style({ color: color.muted, fontSize: font.size.caption });
