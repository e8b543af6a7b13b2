import { style } from "@vanilla-extract/css";
import { color, font, size, space, wide } from "#app/ui/theme/tokens.css.ts";

export const page = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.xxl,
});

export const question = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.l });
export const search = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.m,
  alignItems: "end",
  "@media": {
    [wide]: {
      gridTemplateColumns: "minmax(0, 24rem) minmax(0, 16rem) minmax(0, 14rem) auto",
      justifyContent: "start",
    },
  },
});
export const examples = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: space.m,
  listStyle: "none",
});
export const example = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: size.target,
});

/** A part of the page below a line. */
export const part = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  gap: space.m,
  paddingTop: space.l,
  borderTop: `${size.hairline} solid ${color.hairline}`,
});

/** Three steps, three reasons: beside one another where they fit. */
export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.l,
  "@media": { [wide]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))", columnGap: space.xl } },
});
export const steps = style([columns, { listStyle: "none", counterReset: "step" }]);
export const step = style({
  display: "grid",
  alignContent: "start",
  gap: space.xs,
  counterIncrement: "step",
  selectors: {
    "&::before": {
      content: "counter(step)",
      color: color.accent,
      fontSize: font.size.title,
      fontWeight: font.weight.strong,
      fontVariantNumeric: "tabular-nums",
    },
  },
});
export const reason = style({ display: "grid", alignContent: "start", gap: space.xs });

/** A text and what belongs beside it. */
export const halves = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.xl,
  alignItems: "start",
  "@media": { [wide]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)", columnGap: space.xxl } },
});

export const questions = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.l });
export const answered = style({ display: "grid", gap: space.xs });
export const answer = style({ marginLeft: 0 });
