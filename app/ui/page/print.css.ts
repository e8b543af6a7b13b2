import { globalStyle, style } from "@vanilla-extract/css";
import { color, font, size, space } from "#app/ui/theme/tokens.css.ts";

const print = "print";

globalStyle("@page", { margin: "14mm" });
globalStyle(":root", { "@media": { [print]: { fontSize: "10pt", lineHeight: 1.35 } } });
// What can only be pressed means nothing on paper.
globalStyle(
  "body > header, body > footer, nav, form:not(:has(table)), button:not([popovertarget]), label:has(input), summary, [data-screen]",
  { "@media": { [print]: { display: "none !important" } } },
);
globalStyle("main", { "@media": { [print]: { padding: "0 !important", maxWidth: "none !important" } } });
globalStyle("a", { "@media": { [print]: { color: "inherit", textDecoration: "none" } } });
globalStyle("tr, figure, li", { "@media": { [print]: { breakInside: "avoid" } } });
globalStyle("h1, h2, h3", { "@media": { [print]: { breakAfter: "avoid" } } });
globalStyle("*", { "@media": { [print]: { printColorAdjust: "exact" } } });

/** Where the sheet comes from: only on paper. */
export const source = style({
  display: "none",
  "@media": {
    [print]: {
      display: "block",
      marginTop: space.m,
      paddingTop: space.xs,
      borderTop: `${size.hairline} solid ${color.fieldEdge}`,
      fontSize: font.size.caption,
      overflowWrap: "anywhere",
    },
  },
});
