import { style } from "@vanilla-extract/css";
import { color, font, size, space, wide } from "#app/ui/theme/tokens.css.ts";

export { caption, heading } from "./data-table.css.ts";

/** A table on every width, close and small on a phone. */
export const table = style({
  width: "100%",
  fontSize: font.size.caption,
  "@media": { [wide]: { fontSize: font.size.body } },
});
export const headings = style({});
export const rows = style({});
export const row = style({ borderTop: `${size.hairline} solid ${color.hairline}` });

const cell = style({
  padding: `${space.xs} ${space.xxs}`,
  textAlign: "left",
  verticalAlign: "top",
  overflowWrap: "normal",
  fontVariantNumeric: "tabular-nums",
  selectors: {
    "&[data-number]": { textAlign: "right" },
    "&:first-child": { paddingLeft: 0 },
    "&:last-child": { paddingRight: 0 },
  },
  "@media": { [wide]: { padding: space.s } },
});
export const rowHeading = style([cell, { fontWeight: font.weight.strong }]);
export const value = style([cell]);
