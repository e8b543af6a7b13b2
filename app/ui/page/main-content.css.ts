import { style } from "@vanilla-extract/css";
import { size, space, wide } from "#app/ui/theme/tokens.css.ts";

export const main = style({
  width: "100%",
  maxWidth: size.page,
  margin: "0 auto",
  padding: `${space.m} ${space.m} ${space.xxl}`,
  ":focus": { outline: "none" },
  "@media": { [wide]: { paddingTop: space.xxl } },
});
