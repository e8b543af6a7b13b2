import { style } from "@vanilla-extract/css";
import { color, font, size, space } from "#app/ui/theme/tokens.css.ts";

/** Apart from the text around it by a line above and below. */
export const figure = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.m,
  marginInline: 0,
  maxWidth: size.measure,
  paddingBlock: space.m,
  borderBlock: `${size.hairline} solid ${color.hairline}`,
});
export const caption = style({ display: "grid", gap: space.xs });
export const title = style({ fontSize: font.size.lead, fontWeight: font.weight.strong });
export const amount = style({ whiteSpace: "nowrap" });
