import { style } from "@vanilla-extract/css";
import { note } from "#app/ui/page/stack.css.ts";
import { space } from "#app/ui/theme/tokens.css.ts";

export const published = style({ display: "grid", gap: space.s, margin: 0 });
export const entry = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  columnGap: space.m,
});
export const name = style({ flex: "1 1 6rem" });
export const amount = style({ margin: "0 0 0 auto", fontVariantNumeric: "tabular-nums" });
export const where = style([note, { flexBasis: "100%", margin: 0, overflowWrap: "anywhere" }]);
