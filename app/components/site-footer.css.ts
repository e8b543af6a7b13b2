import { style } from "@vanilla-extract/css";
import { color, size, space } from "#app/ui/theme/tokens.css.ts";

export const footer = style({
  marginTop: "auto",
  borderTop: `${size.hairline} solid ${color.hairline}`,
  color: color.muted,
});

export const bar = style({
  maxWidth: size.page,
  margin: "0 auto",
  padding: `${space.l} ${space.m}`,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space.l,
});
