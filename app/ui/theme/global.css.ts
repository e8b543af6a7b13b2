import { globalStyle } from "@vanilla-extract/css";
import { color, font, size, space } from "./tokens.css.ts";

globalStyle("*, *::before, *::after", { boxSizing: "border-box" });

globalStyle(":root", {
  colorScheme: color.scheme,
  fontFamily: font.family,
  lineHeight: 1.5,
  scrollPaddingTop: space.l,
  WebkitTextSizeAdjust: "100%",
});

globalStyle("body", {
  margin: 0,
  minHeight: "100dvh",
  display: "flex",
  flexDirection: "column",
  background: color.ground,
  color: color.text,
  fontSize: font.size.body,
  overflowWrap: "break-word", // a file's path or a code is never wider than the page
});

globalStyle("h1, h2, h3, p, ul, ol, dl, dd, figure, fieldset", { margin: 0, padding: 0 });
globalStyle("fieldset", { border: 0, minWidth: 0 });
globalStyle("h1, h2, h3", { lineHeight: 1.2, fontWeight: font.weight.strong, textWrap: "balance" });
globalStyle("h1, h2", { fontFamily: font.display, letterSpacing: "-0.01em" });
globalStyle("h1", { fontSize: `clamp(1.75rem, 6vw, ${font.size.display})` });
globalStyle("h2", { fontSize: font.size.title });
globalStyle("h3", { fontSize: font.size.lead });
globalStyle("p", { maxWidth: size.measure });

globalStyle("a", { color: color.accent, textUnderlineOffset: "0.2em" });
globalStyle("button, input, select, textarea", { font: "inherit", color: "inherit" });
globalStyle(":focus-visible", { outline: `3px solid ${color.caution}`, outlineOffset: "2px" });
globalStyle("::placeholder", { color: color.muted, opacity: 1 });
// Where the reader’s own colors take the place of ours, what is chosen is framed.
globalStyle('[aria-current], [aria-pressed="true"]', {
  "@media": { "(forced-colors: active)": { outline: "2px solid Highlight", outlineOffset: "-2px" } },
});
globalStyle("table", { borderCollapse: "collapse", fontVariantNumeric: "tabular-nums" });
globalStyle("svg", { flex: "none" });
globalStyle("[hidden]", { display: "none !important" });
// What a script is about to show or to hide has its place from the start, so that nothing moves when it does.
globalStyle("[data-needs-script][hidden]", {
  "@media": { "(scripting: enabled)": { display: "inline-flex !important" } },
});
globalStyle("[data-without-script]", {
  "@media": { "(scripting: enabled)": { display: "none !important" } },
});

globalStyle("*, *::before, *::after", {
  "@media": {
    "(prefers-reduced-motion: reduce)": {
      animationDuration: "0.01ms !important",
      transitionDuration: "0.01ms !important",
      scrollBehavior: "auto !important" as "auto",
    },
  },
});
