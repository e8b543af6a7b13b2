import { style } from "@vanilla-extract/css";
import { card as plainCard } from "#app/ui/page/card.css.ts";
import { color, font, size, space } from "#app/ui/theme/tokens.css.ts";

export const card = plainCard;
export const note = style({ color: color.muted, fontSize: font.size.caption });
export const uploads = style({ listStyle: "none" });
export const upload = style({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "baseline",
  gap: space.m,
  padding: `${space.s} 0`,
  borderTop: `${size.hairline} solid ${color.hairline}`,
});
export const bill = style({ overflowWrap: "anywhere" });
export const amount = style({
  fontSize: font.size.lead,
  fontWeight: font.weight.strong,
  fontVariantNumeric: "tabular-nums",
});
