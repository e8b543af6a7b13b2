import { style } from "@vanilla-extract/css";
import { secondary } from "#app/ui/page/action.css.ts";
import { spoken } from "#app/ui/theme/spoken.css.ts";
import { color, size, space, wide } from "#app/ui/theme/tokens.css.ts";

export const region = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.m,
  "@media": { [wide]: { gap: space.l } },
  selectors: { '&[aria-busy="true"]': { opacity: 0.6 } },
});

export const failure = style({
  padding: space.m,
  background: color.criticalSoft,
  border: `${size.hairline} solid ${color.critical}`,
  borderRadius: size.radius,
});

export const retry = style([secondary, { marginLeft: space.s }]);
export const said = style([spoken]);
