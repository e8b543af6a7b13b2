import { globalStyle, style } from "@vanilla-extract/css";
import { color, font, narrow, size, space, wide } from "#app/ui/theme/tokens.css.ts";

export { ruledPart as part } from "#app/ui/page/stack.css.ts";

export const page = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.m,
  "@media": { [wide]: { gap: space.xl } },
});

/** On a phone the question, its form and the first prices are one screen. */
export const question = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.xs,
  "@media": { [wide]: { gap: space.l } },
});

/** What one service costs. */
export const live = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.xs });
export const liveName = style({
  fontSize: font.size.body,
  "@media": { [wide]: { fontSize: font.size.lead } },
});
export const liveAnswer = style({
  maxWidth: "none",
  "@media": { [narrow]: { fontSize: font.size.caption } },
});
export const liveFigure = style({
  fontSize: font.size.title,
  lineHeight: 1.2,
  fontVariantNumeric: "tabular-nums",
  "@media": { [wide]: { fontSize: font.size.display } },
});
export const title = style({
  fontSize: font.size.title,
  "@media": { [wide]: { fontSize: font.size.display } },
});
export const lead = style({
  color: color.muted,
  fontSize: font.size.caption,
  "@media": { [wide]: { fontSize: font.size.lead } },
});

/** On a phone the place and the button share a line, and hints are only heard. */
export const search = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: space.xs,
  alignItems: "end",
  "@media": { [wide]: { display: "flex", flexWrap: "wrap", alignItems: "start", gap: space.m } },
});
export const service = style({ gridColumn: "1 / -1", "@media": { [wide]: { flex: "2 1 16rem" } } });
export const place = style({ "@media": { [wide]: { flex: "1 1 13rem" } } });
export const more = style({ gridArea: "3 / 1 / 4 / -1", "@media": { [wide]: { flex: "2 1 26rem" } } });
export const moreFields = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.s,
  alignItems: "start",
  "@media": { [wide]: { gridTemplateColumns: "1fr auto", gap: space.m } },
});
/** Next to the fields' controls, below a label's height. */
const besideControls = `calc(${font.size.body} * 1.5 + ${space.xxs})`;
/** On a separate line below the fields. */
export const position = style({ gridColumn: "1 / -1", "@media": { [wide]: { justifySelf: "end" } } });
export const submit = style({ gridArea: "2 / 2", "@media": { [wide]: { paddingTop: besideControls } } });
globalStyle(`${search} [id$="-hint"]`, {
  "@media": { [narrow]: { display: "none" }, [wide]: { order: "1" } },
});
globalStyle(`${search} label`, { whiteSpace: "nowrap" });

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

/** How much there is. */
export const proof = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.xs });
export const figures = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: space.m,
  "@media": { [wide]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" } },
});
export const figure = style({ display: "flex", flexDirection: "column-reverse", justifyContent: "flex-end" });
export const figureName = style({ color: color.muted, fontSize: font.size.caption });
export const figureValue = style({
  fontFamily: font.display,
  fontSize: font.size.title,
  fontWeight: font.weight.strong,
  fontVariantNumeric: "tabular-nums",
});

/** Three steps, three reasons: side by side where they fit. */
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

/** A text and what belongs next to it. */
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

/** A bill, and next to it what was found. */
export const exampleBill = style([halves, { gap: space.m }]);
export const exampleCaption = style({ color: color.muted, fontSize: font.size.caption, textAlign: "left" });
export const exampleLine = style({ borderTop: `${size.hairline} solid ${color.hairline}` });
export const exampleName = style({
  padding: `${space.xs} 0`,
  fontWeight: font.weight.regular,
  textAlign: "left",
});
export const exampleTotal = style([exampleName, { fontWeight: font.weight.strong }]);
export const exampleAmount = style({
  padding: `${space.xs} 0`,
  textAlign: "right",
  fontVariantNumeric: "tabular-nums",
});
export const exampleAnswer = style({ fontSize: font.size.lead, fontWeight: font.weight.strong });
