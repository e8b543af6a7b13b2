import { globalStyle, style } from "@vanilla-extract/css";
import { color, size, space, wide } from "#app/ui/theme/tokens.css.ts";

export const fold = style({});

export const summary = style({
  display: "flex",
  alignItems: "center",
  gap: space.s,
  minHeight: size.target,
  padding: `0 ${space.m}`,
  background: color.raised,
  border: `${size.hairline} solid ${color.fieldEdge}`,
  borderRadius: size.radius,
  cursor: "pointer",
  listStyle: "none",
  selectors: { "&::-webkit-details-marker": { display: "none" } },
});

export const text = style({
  flex: "1",
  minWidth: 0,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});
export const action = style({ color: color.accent, textDecoration: "underline" });

globalStyle(`${fold}[open] > ${summary}`, { marginBottom: space.m });

// A browser that cannot open the content by style folds it on every width.
const always = { [wide]: { "@supports": { "selector(::details-content)": { display: "none" } } } };
globalStyle(`${fold} > ${summary}`, { "@media": always });
globalStyle(`${fold}::details-content`, { "@media": { [wide]: { contentVisibility: "visible" } } });
