import { style } from "@vanilla-extract/css";
import { note } from "#app/ui/page/stack.css.ts";
import { space } from "#app/ui/theme/tokens.css.ts";

export const published = style({ display: "grid", gap: space.s, margin: 0 });
export const entry = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  columnGap: space.m,
});
export const amount = style({ margin: 0, textAlign: "right", fontVariantNumeric: "tabular-nums" });
export const where = style([note, { gridColumn: "1 / -1", margin: 0, overflowWrap: "anywhere" }]);
