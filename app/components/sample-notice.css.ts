import { globalStyle, style } from "@vanilla-extract/css";
import { color, font, size, space } from "#app/ui/theme/tokens.css.ts";

export const notice = style({
  background: color.cautionSoft,
  borderBottom: `${size.hairline} solid ${color.hairline}`,
  fontSize: font.size.caption,
});

export const text = style({
  maxWidth: size.page,
  margin: "0 auto",
  padding: `${space.xs} ${space.m}`,
});

globalStyle(`${text} strong`, { color: color.caution });
globalStyle(`${text} code`, { overflowWrap: "anywhere" });
