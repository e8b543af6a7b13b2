import { style } from "@vanilla-extract/css";
import { color, font, size, space, wide } from "#app/ui/theme/tokens.css.ts";

export const footer = style({
  marginTop: "auto",
  borderTop: `${size.hairline} solid ${color.hairline}`,
  color: color.muted,
});

/** Two columns on a phone, all groups side by side where they fit. */
export const groups = style({
  maxWidth: size.page,
  margin: "0 auto",
  padding: `${space.l} ${space.m} 0`,
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: space.m,
  "@media": { [wide]: { gridTemplateColumns: "repeat(5, minmax(0, 1fr))" } },
});
export const group = style({ color: color.text, fontWeight: font.weight.strong });
export const links = style({ listStyle: "none" });
export const link = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: "2rem",
  color: color.muted,
  ":hover": { color: color.accent },
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
