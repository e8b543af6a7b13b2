import { keyframes, style } from "@vanilla-extract/css";
import { color, font, narrow, size, space, wide } from "#app/ui/theme/tokens.css.ts";

const pressed = {
  minHeight: size.target,
  padding: `0 ${space.m}`,
  background: "none",
  color: color.text,
  border: `${size.hairline} solid ${color.fieldEdge}`,
  borderRadius: size.radius,
  cursor: "pointer",
} as const;

export const side = style({
  padding: space.m,
  "@media": { [narrow]: { padding: `${space.xxs} ${space.m} 0` }, print: { display: "none" } },
});
export const button = style(pressed);
export const open = style([button, { "@media": { [wide]: { display: "none" } } }]);

const slideIn = keyframes({ from: { transform: "translateX(-100%)" } });

const menuBase = style({
  color: color.text,
  flexDirection: "column",
  gap: space.m,
  "@media": {
    [narrow]: {
      // Slides in from the edge; the page stays where it is.
      inset: "0 auto 0 0",
      width: "min(19rem, 86vw)",
      height: "100dvh",
      maxHeight: "none",
      margin: 0,
      padding: space.m,
      overflow: "auto",
      border: 0,
      borderRight: `${size.hairline} solid ${color.hairline}`,
      background: color.raised,
      boxShadow: color.shadow,
      selectors: { "&:popover-open": { display: "flex", animation: `${slideIn} 140ms ease-out` } },
    },
  },
});
export const menu = style([
  menuBase,
  {
    "@media": {
      [wide]: {
        position: "static",
        display: "flex",
        padding: 0,
        border: 0,
        background: "none",
        width: "auto",
      },
    },
  },
]);
/** Put away: a phone still has it. */
export const hiddenMenu = style([menuBase, { "@media": { [wide]: { display: "none" } } }]);

export const person = style({ display: "grid", margin: 0 });
export const caption = style({ color: color.muted, fontSize: font.size.caption });
export const name = style({ overflowWrap: "anywhere" });
export const entries = style({ listStyle: "none", margin: 0, padding: 0 });
export const under = style([entries, { paddingLeft: space.m }]);
export const link = style({
  display: "flex",
  alignItems: "center",
  minHeight: size.target,
  paddingInline: space.xs,
  color: color.text,
  textDecoration: "none",
  overflowWrap: "anywhere",
  selectors: {
    "&:hover": { textDecoration: "underline" },
    "&[aria-current]": {
      fontWeight: font.weight.strong,
      boxShadow: `inset 3px 0 0 ${color.accent}`,
    },
  },
});
export const putAway = style({ marginTop: space.m, "@media": { [narrow]: { display: "none" } } });
export const notice = style({ marginBottom: space.m, fontSize: font.size.caption, color: color.muted });
