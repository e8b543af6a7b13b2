import { globalStyle, style } from "@vanilla-extract/css";
import { secondary } from "#app/ui/page/action.css.ts";
import { color, font, size, space } from "#app/ui/theme/tokens.css.ts";

export const map = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.s });

export const box = style({
  position: "relative",
  isolation: "isolate",
  height: "18rem",
  overflow: "hidden",
  background: color.raised,
  border: `${size.hairline} solid ${color.hairline}`,
  borderRadius: size.radius,
});

/** Without script there is nothing to press. */
export const show = style([
  secondary,
  { display: "none", "@media": { "(scripting: enabled)": { display: "inline-flex", justifySelf: "start" } } },
]);
export const message = style({ color: color.muted, ":empty": { display: "none" } });

export const points = style({
  display: "grid",
  gap: space.xs,
  listStyle: "none",
  fontSize: font.size.caption,
});

/** A drop whose point is the place. Leaflet moves the element itself by a transform, so what is in it is turned. */
export const marker = style({
  "::before": {
    content: "",
    position: "absolute",
    inset: 0,
    background: color.accent,
    border: `3px solid ${color.onAccent}`,
    borderRadius: "50% 50% 50% 0",
    rotate: "-45deg",
  },
});

globalStyle(`${box} .leaflet-container`, { height: "100%", font: "inherit" });
globalStyle(`${box} .leaflet-popup-content-wrapper, ${box} .leaflet-popup-tip`, {
  background: color.ground,
  color: color.text,
});
globalStyle(`${box} .leaflet-popup-content`, { fontSize: font.size.caption, lineHeight: 1.5 });
globalStyle(`${box} .leaflet-popup-content a`, { color: color.accent });
globalStyle(`${box} .leaflet-container a.leaflet-popup-close-button`, { color: color.muted });
globalStyle(`${box} .leaflet-touch .leaflet-bar a, ${box} .leaflet-bar a`, {
  width: size.target,
  height: size.target,
  lineHeight: size.target,
  background: color.ground,
  borderBottomColor: color.hairline,
  color: color.text,
});
globalStyle(`${box} .leaflet-container .leaflet-control-attribution`, {
  background: color.ground,
  color: color.text,
});
globalStyle(`${box} .leaflet-control-attribution a`, { color: color.accent, textDecoration: "underline" });

// The map's pictures are made for paper: at night they are turned round, and keep their hues.
const night = "invert(1) hue-rotate(180deg) brightness(0.9) contrast(0.9)";
globalStyle(`:root[data-theme="dark"] ${box} .leaflet-tile-pane`, { filter: night });
globalStyle(`:root[data-theme="system"] ${box} .leaflet-tile-pane`, {
  "@media": { "(prefers-color-scheme: dark)": { filter: night } },
});
