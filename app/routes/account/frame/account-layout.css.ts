import { globalStyle, style } from "@vanilla-extract/css";
import { narrow, size, space, wide } from "#app/ui/theme/tokens.css.ts";

/** No wider than the page's own frame. */
export const frameWithoutMenu = style({ width: "100%", maxWidth: size.page, margin: "0 auto" });
export const frame = style([
  frameWithoutMenu,
  {
    "@media": {
      [wide]: { display: "grid", gridTemplateColumns: "15rem minmax(0, 1fr)", gap: space.m },
      print: { display: "block" }, // without the menu next to it
    },
  },
]);
export const content = style({ minWidth: 0 });
globalStyle(`${content} > main`, { "@media": { [narrow]: { paddingTop: space.xs } } });
