import { style } from "@vanilla-extract/css";
import { headingText, rowEdge, smallCaption } from "#app/ui/table/block-table.css.ts";
import { color, font, space } from "#app/ui/theme/tokens.css.ts";

/** Its three narrow columns fit a phone. */
export const table = style({ width: "100%", borderCollapse: "collapse", tableLayout: "fixed" });
/** A table of blocks has its own kind of caption. */
export const caption = style([smallCaption, { display: "table-caption" }]);
export const heading = style([headingText, { padding: `${space.xxs} ${space.s} ${space.xxs} 0` }]);
export const numberHeading = style([heading, { textAlign: "right" }]);
export const row = style({ borderTop: rowEdge });
const cell = style({ padding: `${space.xs} ${space.s} ${space.xs} 0`, verticalAlign: "top" });
export const step = style([
  cell,
  { textAlign: "left", fontWeight: font.weight.regular, overflowWrap: "break-word", hyphens: "auto" },
]);
export const amount = style([
  cell,
  { textAlign: "right", fontVariantNumeric: "tabular-nums", overflowWrap: "anywhere" },
]);
export const unknown = style([cell, { textAlign: "right", color: color.muted, fontSize: font.size.caption }]);
export const differs = style({ color: color.caution, fontSize: font.size.caption });
export const plot = style({ display: "block", marginTop: space.xxs });
export const ground = style({ fill: color.hairline });
export const ofBill = style({ fill: color.accent });
export const ofPlan = style({ fill: color.caution });
