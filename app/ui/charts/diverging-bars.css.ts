import { style } from "@vanilla-extract/css";
import { headingText, rowEdge } from "#app/ui/table/block-table.css.ts";
import { spoken as onlyHeard, unseen } from "#app/ui/theme/spoken.css.ts";
import { color, font, space, wide } from "#app/ui/theme/tokens.css.ts";

/** On a phone the name and the words of a row are above its bar, where columns fit each in its own. */
export { rows, smallCaption as caption, table } from "#app/ui/table/block-table.css.ts";

export const headings = style({
  display: "block",
  "@media": { [wide]: { display: "table-header-group" } },
});
export const headingRow = style({ display: "block", "@media": { [wide]: { display: "table-row" } } });
export const spoken = onlyHeard;
const closeHeading = style([headingText, { padding: `${space.xxs} ${space.s} ${space.xxs} 0` }]);
const heardOnPhones = style({
  ...unseen,
  "@media": { [wide]: { position: "static", width: "auto", height: "auto", clipPath: "none" } },
});
export const heading = style([closeHeading, heardOnPhones]);
export const numberHeading = style([closeHeading, heardOnPhones, { textAlign: "right" }]);
/** The meaning of left and right is above the bars. */
export const sidesHeading = style([
  closeHeading,
  { display: "block", "@media": { [wide]: { display: "table-cell", width: "40%" } } },
]);
export const sides = style({ display: "flex", justifyContent: "space-between", gap: space.m });

export const row = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  columnGap: space.m,
  padding: `${space.xxs} 0`,
  borderTop: rowEdge,
  "@media": { [wide]: { display: "table-row" } },
});

const cell = style({
  padding: 0,
  textAlign: "left",
  "@media": { [wide]: { display: "table-cell", padding: `${space.xxs} ${space.s} ${space.xxs} 0` } },
});
export const name = style([
  cell,
  { gridColumn: 1, gridRow: 1, fontWeight: font.weight.regular, overflowWrap: "normal" },
]);
export const picture = style([
  cell,
  { gridColumn: "1 / -1", gridRow: 2, "@media": { [wide]: { verticalAlign: "middle" } } },
]);
export const text = style([
  cell,
  { gridColumn: 2, gridRow: 1, fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" },
]);
export const count = style([
  cell,
  {
    gridColumn: "1 / -1",
    gridRow: 3,
    color: color.muted,
    fontSize: font.size.caption,
    fontVariantNumeric: "tabular-nums",
    "@media": { [wide]: { textAlign: "right", whiteSpace: "nowrap", paddingRight: 0 } },
  },
]);

export const plot = style({ display: "block", minWidth: "6rem" });
export const axis = style({ stroke: color.hairline, strokeWidth: "1px" });
export const middle = style({ stroke: color.text, strokeWidth: "1.5px" });
export const below = style({ fill: color.accent });
export const above = style({ fill: color.caution });
