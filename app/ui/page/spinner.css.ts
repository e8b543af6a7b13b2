import { keyframes, style } from "@vanilla-extract/css";
import { color, size, space } from "#app/ui/theme/tokens.css.ts";

const turn = keyframes({ to: { transform: "rotate(1turn)" } });

export const box = style({ display: "inline-flex", alignItems: "center", gap: space.s });

export const ring = style({
  width: "1.5rem",
  height: "1.5rem",
  borderRadius: "50%",
  border: `3px solid ${color.hairline}`,
  borderTopColor: color.accent,
  animation: `${turn} 0.8s linear infinite`,
});

export const label = style({ color: color.muted });

export const overPage = style({
  position: "fixed",
  inset: 0,
  zIndex: 4,
  display: "grid",
  placeItems: "center",
  pointerEvents: "none",
});

/** Keeps the spinner's text apart from the page's own below it. */
export const raised = style({
  padding: `${space.s} ${space.m}`,
  background: color.raised,
  border: `${size.hairline} solid ${color.hairline}`,
  borderRadius: size.radius,
  boxShadow: color.shadow,
});
