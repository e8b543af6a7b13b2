import { globalStyle, style } from "@vanilla-extract/css";
import { color, font, size, space } from "#app/ui/theme/tokens.css.ts";

const print = "print";

globalStyle("@page", { margin: "10mm" });
globalStyle(":root", { "@media": { [print]: { fontSize: "8.5pt", lineHeight: 1.25 } } });
// What can only be pressed means nothing on paper.
globalStyle(
  "body > header, body > footer, nav, form:not(:has(table)), button:not([popovertarget]), label:has(input), details:not([open]):not([data-paper]), summary:not([data-paper]), [data-screen]",
  { "@media": { [print]: { display: "none !important" } } },
);
// A sheet is one page: the rest of a long table is where its address leads.
globalStyle("main tbody tr:nth-child(n + 11)", { "@media": { [print]: { display: "none !important" } } });
globalStyle("th, td", { "@media": { [print]: { paddingBlock: "0.2rem !important" } } });
globalStyle("main > div, main section, main section > div", {
  "@media": { [print]: { rowGap: "0.3rem !important" } },
});
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
