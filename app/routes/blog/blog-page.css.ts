import { style } from "@vanilla-extract/css";
import { color, font, size, space } from "#app/ui/theme/tokens.css.ts";

export const heading = style({ display: "grid", gap: space.m, overflowWrap: "anywhere" });
export const posts = style({ display: "grid", listStyle: "none", maxWidth: size.measure });
export const post = style({
  display: "grid",
  gap: space.xs,
  padding: `${space.l} 0`,
  borderTop: `${size.hairline} solid ${color.hairline}`,
});
export const title = style({ fontSize: font.size.lead, fontWeight: font.weight.strong });

/** Where a reader may go after a post. */
export const others = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.m,
  maxWidth: size.measure,
  paddingTop: space.xl,
});
