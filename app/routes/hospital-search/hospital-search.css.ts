import { globalStyle, style } from "@vanilla-extract/css";
import { MARKED_PINS } from "#app/ui/map/point-plan.tsx";
import { color, font, narrow, space, wide, widest } from "#app/ui/theme/tokens.css.ts";

export const results = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.xs,
  "@media": { [wide]: { gap: space.s, marginTop: `calc(-1 * ${space.s})` } },
});

/** The list next to its map, where both fit; on a phone the map follows the list. */
export const beside = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.m,
  alignItems: "start",
  "@media": { [widest]: { gridTemplateColumns: "minmax(0, 3fr) minmax(0, 2fr)", columnGap: space.m } },
});
export const list = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.xs,
});
/** Next to the list's caption; on a phone after the list. */
export const sort = style({
  fontSize: font.size.caption,
  "@media": { [narrow]: { order: "1" }, [wide]: { position: "absolute", insetInlineEnd: 0, top: 0 } },
});
globalStyle(`${sort} label`, { fontWeight: font.weight.regular });
globalStyle(`${sort} select`, { "@media": { [wide]: { minHeight: "2rem", paddingBlock: 0 } } });
globalStyle(`${list} caption`, { "@media": { [wide]: { paddingBottom: 0, lineHeight: "2rem" } } });
/** Shown in the card if there is room, else in the notes below. */
export const onWide = style({ "@media": { [narrow]: { display: "none" } } });
export const onNarrow = style({ "@media": { [wide]: { display: "none" } } });
/** Close to what is above it. */
export const tight = style({ "@media": { [wide]: { marginTop: `calc(-1 * ${space.l})` } } });
export const map = style({
  display: "grid",
  gap: space.xs,
  "@media": { [widest]: { position: "sticky", top: space.m } },
});

// A row and its pin mark one another, without script.
for (let number = 0; number < MARKED_PINS; number++) {
  const [row, pin] = [`[data-row="${number}"]`, `[data-pin="${number}"]`];
  globalStyle(`${beside}:has(${row}:is(:hover, :focus-within)) ${pin} circle`, {
    stroke: color.caution,
    strokeWidth: "4px",
  });
  globalStyle(`${beside}:has(${pin}:is(:hover, :focus-visible)) ${row}`, { background: color.accentSoft });
}
