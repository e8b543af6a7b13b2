import { globalStyle, style } from "@vanilla-extract/css";
import { color, font, narrow, size, space, wide } from "#app/ui/theme/tokens.css.ts";

export const fold = style({
  "@media": { [narrow]: { borderTop: `${size.hairline} solid ${color.hairline}` } },
});
export const summary = style({
  minHeight: size.target,
  paddingBlock: space.xs,
  cursor: "pointer",
  "@media": { [narrow]: { color: color.accent } },
});
export const heading = style({
  display: "inline",
  "@media": { [narrow]: { fontFamily: "inherit", fontSize: font.size.body, color: color.text } },
});

globalStyle(`${fold}::details-content`, {
  "@media": { [wide]: { contentVisibility: "visible" }, print: { contentVisibility: "visible" } },
});
