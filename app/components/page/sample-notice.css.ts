import { globalStyle, style } from "@vanilla-extract/css";
import { color, font, size, space, wide } from "#app/ui/theme/tokens.css.ts";

export const notice = style({
  background: color.cautionSoft,
  borderBottom: `${size.hairline} solid ${color.hairline}`,
  fontSize: font.size.caption,
});

export const text = style({
  maxWidth: size.page,
  margin: "0 auto",
  padding: `${space.xxs} ${space.m}`,
  "@media": { [wide]: { paddingBlock: space.xs } },
});
export const replacing = style({ display: "none", "@media": { [wide]: { display: "inline" } } });

globalStyle(`${text} strong`, { color: color.caution });
globalStyle(`${text} code`, { overflowWrap: "anywhere" });
