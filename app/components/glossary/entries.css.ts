import { style } from "@vanilla-extract/css";
import { color, size, space, wide } from "#app/ui/theme/tokens.css.ts";

/** Terms or categories below each other. */
export const oneColumn = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  columnGap: space.xxl,
  rowGap: space.l,
  alignItems: "start",
  listStyle: "none",
});
export const twoColumns = style([
  oneColumn,
  { "@media": { [wide]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } } },
]);
export const entry = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  gap: space.xs,
  paddingTop: space.m,
  borderTop: `${size.hairline} solid ${color.hairline}`,
});
