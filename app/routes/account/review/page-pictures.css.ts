import { globalStyle, style } from "@vanilla-extract/css";
import { color, font, narrower, size, space, widest } from "#app/ui/theme/tokens.css.ts";

/** Keeps the room of the pictures while they are at the top of a phone's screen. */
export const place = style({
  minWidth: 0,
  "@media": { [widest]: { position: "sticky", top: space.s } },
});

/** Scrolls in itself, so that the fields stay near. */
export const pages = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.m,
  alignContent: "start",
  maxHeight: "55vh",
  overflow: "auto",
  padding: space.xs,
  border: `${size.hairline} solid ${color.hairline}`,
  borderRadius: size.radius,
  background: color.raised,
  "@media": {
    [widest]: { maxHeight: "calc(100vh - 1.5rem)" },
    [narrower]: {
      selectors: {
        "&[data-following]": {
          position: "fixed",
          inset: "0 0 auto 0",
          zIndex: 2,
          height: "34dvh",
          borderRadius: 0,
          boxShadow: color.shadow,
        },
      },
    },
    print: { maxHeight: "none", overflow: "visible" },
  },
});
export const page = style({ margin: 0 });
export const caption = style({ color: color.muted, fontSize: font.size.caption });
export const sheet = style({ position: "relative" });
export const picture = style({ display: "block", width: "100%", height: "auto", background: "#fff" });

/** Drawn on white paper in both themes. */
const ink = "#0a665e";
const lit = "#b3261e";

export const marks = style({ position: "absolute", inset: 0, width: "100%", height: "100%" });
export const mark = style({ scrollMarginBlock: "6rem" });
export const hiddenMark = style([mark, { visibility: "hidden" }]);
export const box = style({ fill: "none", stroke: ink, strokeWidth: 2 });
export const labelGround = style({ fill: ink });
export const label = style({
  fill: "#fff",
  fontSize: "22px",
  fontFamily: font.family,
  fontWeight: font.weight.strong,
});

for (const state of [":target", "[data-lit]"]) {
  globalStyle(`${mark}${state}`, { visibility: "visible" });
  globalStyle(`${mark}${state} > ${box}`, { stroke: lit, strokeWidth: 6, fill: "#b3261e22" });
  globalStyle(`${mark}${state} > ${labelGround}`, { fill: lit });
}

/** The field that has the focus bears the number; what is printed is to be read. */
for (const part of [labelGround, label]) {
  globalStyle(`${pages}[data-following] ${part}`, { visibility: "hidden" });
}
