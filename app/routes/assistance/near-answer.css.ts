import { style } from "@vanilla-extract/css";
import { color, font, size, space, wide } from "#app/ui/theme/tokens.css.ts";

export const rows = style({ listStyle: "none", margin: 0, padding: 0 });

export const row = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: `${space.xs} ${space.l}`,
  padding: `${space.m} 0`,
  borderTop: `${size.hairline} solid ${color.hairline}`,
  "@media": {
    [wide]: { gridTemplateColumns: "minmax(0, 3fr) minmax(0, 4fr) minmax(0, 3fr)", alignItems: "start" },
  },
});

export const name = style({ fontSize: font.size.body, fontWeight: font.weight.strong });

export const where = style({ display: "flex", flexWrap: "wrap", columnGap: space.s, color: color.muted });

export const phone = style({ display: "inline-block", minHeight: "1.5rem" });

export const help = style({ maxWidth: size.measure });

const kind = style({ fontWeight: font.weight.strong });
export const kinds = {
  free: style([kind, { color: color.positive }]),
  discount: style([kind, { color: color.accent }]),
  maybe: style([kind, { color: color.caution }]),
  unknown: kind,
  above: kind,
};

export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space.m,
  "@media": { [wide]: { justifyContent: "flex-end" } },
});
