import { globalFontFace } from "@vanilla-extract/css";

const weight = "600";

/** Headings and the one number of a page; what is read and filled in stays in the system's own face. */
globalFontFace("Source Serif", {
  src: 'url("@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff2") format("woff2")',
  fontWeight: weight,
  fontDisplay: "swap",
});

// Faces that a device has, in the width of the one that is on its way: when that arrives no line wraps differently.
globalFontFace("Wide as Source Serif", {
  src: 'local("Georgia Bold"), local("Georgia-Bold")',
  fontWeight: weight,
  sizeAdjust: "96%",
});
globalFontFace("Narrow as Source Serif", {
  src: 'local("Times New Roman Bold"), local("TimesNewRomanPS-BoldMT"), local("Liberation Serif Bold")',
  fontWeight: weight,
  sizeAdjust: "111%",
});

export const displayFamily = '"Source Serif", "Wide as Source Serif", "Narrow as Source Serif", serif';
