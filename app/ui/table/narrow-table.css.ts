import { style } from "@vanilla-extract/css";
import { color, font, size, space, wide } from "#app/ui/theme/tokens.css.ts";
import { caption as wideCaption } from "./data-table.css.ts";

/** As a block it would be next to the headings of a table that is one on every width. */
export const caption = style([wideCaption, { display: "table-caption" }]);

/** A table on every width, close and small on a phone. */
export const table = style({
  width: "100%",
  fontSize: font.size.caption,
  "@media": { [wide]: { fontSize: font.size.body } },
});
export const headings = style({});
export const headingRow = style({});
export const rows = style({});
export const row = style({ borderTop: `${size.hairline} solid ${color.hairline}` });

const sides = {
  "&[data-number]": { textAlign: "right" },
  "&:first-child": { paddingLeft: 0 },
  "&:last-child": { paddingRight: 0 },
} as const;
export const heading = style({
  padding: space.xxs,
  color: color.muted,
  fontSize: font.size.caption,
  fontWeight: font.weight.strong,
  textAlign: "left",
  verticalAlign: "bottom",
  overflowWrap: "normal",
  selectors: sides,
  "@media": { [wide]: { padding: `${space.xs} ${space.s}` } },
});

const cell = style({
  padding: `${space.xs} ${space.xxs}`,
  textAlign: "left",
  verticalAlign: "top",
  overflowWrap: "normal",
  fontVariantNumeric: "tabular-nums",
  selectors: sides,
  "@media": { [wide]: { padding: space.s } },
});
export const rowHeading = style([cell, { fontWeight: font.weight.strong }]);
export const value = style([cell]);
