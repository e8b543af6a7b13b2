import { globalStyle, style } from "@vanilla-extract/css";
import { font, space, wide } from "#app/ui/theme/tokens.css.ts";

// Two tables share the one sheet.
globalStyle("#comparison tbody tr:nth-child(n + 6)", { "@media": { print: { display: "none !important" } } });

export const sides = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.l,
  "@media": { [wide]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});
export const legend = style({
  marginBottom: space.s,
  padding: 0,
  fontSize: font.size.lead,
  fontWeight: font.weight.strong,
});

/** The sentence that answers. */
export const answer = style({ fontSize: font.size.lead, fontWeight: font.weight.strong, maxWidth: "none" });
/** Each hospital's price of the one service, as large as the page's figure. */
export const figures = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: space.xl,
  rowGap: space.xs,
  marginBottom: space.xs,
  listStyle: "none",
});
export const figure = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: space.s,
});
