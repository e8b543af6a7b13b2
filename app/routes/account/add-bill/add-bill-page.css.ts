import { style } from "@vanilla-extract/css";
import { color, size, space, wide } from "#app/ui/theme/tokens.css.ts";

export const choices = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.m,
  listStyle: "none",
  padding: 0,
  "@media": { [wide]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});
export const choice = style({
  display: "grid",
  gap: space.s,
  alignContent: "start",
  justifyItems: "start",
  paddingTop: space.m,
  borderTop: `${size.hairline} solid ${color.hairline}`,
});
export const drafts = style({ listStyle: "none", padding: 0 });
export const draft = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: size.target,
  overflowWrap: "anywhere",
});
