import { style } from "@vanilla-extract/css";
import * as action from "#app/ui/page/action.css.ts";
import { unseen } from "#app/ui/theme/spoken.css.ts";
import { color, font, size, space } from "#app/ui/theme/tokens.css.ts";

export const zone = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  justifyItems: "center",
  gap: space.s,
  padding: `${space.l} ${space.m}`,
  textAlign: "center",
  border: `2px dashed ${color.fieldEdge}`,
  borderRadius: size.radius,
  selectors: {
    '&[data-look="over"]': { borderColor: color.accent, background: color.accentSoft },
    '&[data-look="invalid"]': { borderColor: color.critical, background: color.criticalSoft },
  },
});

export const choose = style([
  action.secondary,
  {
    selectors: {
      [`${zone}:has(:focus-visible) &`]: { outline: `3px solid ${color.caution}`, outlineOffset: "2px" },
      [`${zone}:has(:disabled) &`]: { opacity: 0.55, cursor: "not-allowed" },
    },
  },
]);

export const input = style({
  maxWidth: "100%",
  textAlign: "center",
  minHeight: size.target,
  padding: space.xs,
  color: color.muted,
  fontSize: font.size.caption,
  cursor: "pointer",
  // The label above is the button; the field itself says which file is chosen.
  "::file-selector-button": { display: "none" },
  // A script says below which file is chosen.
  "@media": {
    "(scripting: enabled)": { ...unseen, minHeight: 0, padding: 0 },
  },
});
