import { globalStyle, style } from "@vanilla-extract/css";
import { color, font, size, space, widest } from "#app/ui/theme/tokens.css.ts";

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
    [widest]: { position: "sticky", top: space.s, maxHeight: "calc(100vh - 1.5rem)" },
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
