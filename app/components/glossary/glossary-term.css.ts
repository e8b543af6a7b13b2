import { style } from "@vanilla-extract/css";
import { color, font, size, space } from "#app/ui/theme/tokens.css.ts";

export const term = style({ fontStyle: "normal" });

export const word = style({
  display: "inline",
  padding: 0,
  border: 0,
  background: "none",
  textAlign: "inherit",
  textDecoration: "underline dotted",
  textUnderlineOffset: "0.2em",
  cursor: "help",
  ":hover": { color: color.accent },
});

/** Next to the word if the browser can place it there, else centered on the screen. */
export const meaning = style({
  width: "max-content",
  maxWidth: "min(22rem, calc(100vw - 2rem))",
  padding: space.m,
  background: color.raised,
  border: `${size.hairline} solid ${color.hairline}`,
  borderRadius: size.radius,
  boxShadow: color.shadow,
  color: color.text,
  fontSize: font.size.body,
  fontWeight: font.weight.regular,
  lineHeight: 1.5,
  textAlign: "start",
  "@supports": {
    "(position-area: block-end span-inline-end)": {
      inset: "auto",
      margin: space.xxs,
      positionArea: "block-end span-inline-end",
      positionTryFallbacks: "flip-block, flip-inline, flip-block flip-inline",
    },
  },
});

/** What text browsers, which show the meaning in place, put around it. */
export const apart = style({ display: "none" });
