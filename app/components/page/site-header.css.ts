import { style } from "@vanilla-extract/css";
import { color, font, size, space } from "#app/ui/theme/tokens.css.ts";

/** Room for everything the header names. */
const roomForAll = "screen and (min-width: 78rem)";

/** Below it runs the site's own picture, the ticks of a strip of prices. */
export const header = style({
  borderBottom: `${size.hairline} solid ${color.fieldEdge}`,
  backgroundColor: color.ground,
  backgroundImage: `repeating-linear-gradient(90deg, ${color.hairline} 0 1px, transparent 1px 0.75rem)`,
  backgroundSize: "100% 0.375rem",
  backgroundPosition: "left bottom",
  backgroundRepeat: "no-repeat",
});

export const bar = style({
  maxWidth: "80rem", // the names of all pages stand in one line of 1280 px
  margin: "0 auto",
  padding: `${space.xs} ${space.m}`,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: space.xxs,
  "@media": { [roomForAll]: { flexWrap: "nowrap" } },
});

export const brand = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space.xxs,
  minHeight: size.target,
  color: color.text,
  fontSize: font.size.lead,
  fontWeight: font.weight.strong,
  textDecoration: "none",
});

export const mark = style({ strokeWidth: 2, fill: "none" });
export const markAxis = style({ stroke: color.fieldEdge });
export const markTick = style({ stroke: color.muted });
export const markDot = style({ fill: color.accent });

/** Next to the menu's button where there is little room, after the menus where there is more. */
export const languages = style({
  marginLeft: "auto",
  fontSize: font.size.caption,
  "@media": { [roomForAll]: { order: 1, marginLeft: 0 } },
});

export const menuButton = style({
  minHeight: size.target,
  padding: `0 ${space.xs}`,
  background: "none",
  border: `${size.hairline} solid ${color.fieldEdge}`,
  borderRadius: size.radius,
  cursor: "pointer",
  "@media": { [roomForAll]: { display: "none" } },
});

export const navigation = style({
  color: color.text,
  selectors: {
    "&:popover-open": { display: "flex" },
  },
  flexDirection: "column",
  inset: `${space.xxxl} ${space.m} auto auto`,
  minWidth: "min(20rem, calc(100vw - 2rem))",
  maxHeight: "calc(100dvh - 6rem)",
  overflow: "auto",
  gap: space.xs,
  padding: space.m,
  margin: 0,
  background: color.raised,
  border: `${size.hairline} solid ${color.hairline}`,
  borderRadius: size.radius,
  boxShadow: color.shadow,
  "@media": {
    [roomForAll]: {
      position: "static",
      display: "flex",
      flexFlow: "row wrap",
      justifyContent: "flex-end",
      alignItems: "center",
      gap: 0,
      overflow: "visible",
      minWidth: 0,
      padding: 0,
      fontSize: font.size.caption,
      background: "none",
      border: 0,
      boxShadow: "none",
    },
  },
});

export const link = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: size.target,
  padding: `0 calc(${space.xs} * 0.75)`,
  color: color.text,
  textDecoration: "none",
  whiteSpace: "nowrap",
  ":hover": { textDecoration: "underline" },
  selectors: { '&[aria-current="page"]': { color: color.accent } },
});
