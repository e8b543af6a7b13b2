import { style } from "@vanilla-extract/css";
import { color, font, size, space } from "#app/ui/theme/tokens.css.ts";

export const figures = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(8.5rem, 1fr))",
  gap: space.m,
});
export const siteFigure = style({
  display: "flex",
  flexDirection: "column-reverse",
  justifyContent: "flex-end",
});
export const figureName = style({ color: color.muted, fontSize: font.size.caption });
export const figureValue = style({
  fontSize: font.size.lead,
  fontWeight: font.weight.strong,
  fontVariantNumeric: "tabular-nums",
});

export const month = style({ whiteSpace: "nowrap" });
export const counted = style({ display: "inline-grid", gap: space.xxs, minWidth: "5rem" });

export const terms = style({ display: "grid", gap: space.s, maxWidth: size.measure });
export const term = style({ fontWeight: font.weight.strong });
