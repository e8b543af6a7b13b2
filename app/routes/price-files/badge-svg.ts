const HEIGHT = 20;
/** About as wide as a character of 11 px is. */
const CHARACTER_WIDTH = 7;
const PADDING = 14;

/** A badge of two texts side by side, as a small picture that needs no other file. The texts are words of ours. */
export function badgeSvg(label: string, value: string): string {
  const labelWidth = label.length * CHARACTER_WIDTH + PADDING;
  const valueWidth = value.length * CHARACTER_WIDTH + PADDING;
  const width = labelWidth + valueWidth;
  const text = (of: string, middle: number) => `<text x="${middle}" y="14">${of}</text>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${HEIGHT}" role="img" aria-label="${label}: ${value}">`,
    `<rect width="${width}" height="${HEIGHT}" rx="3" fill="#38424d"/>`,
    `<rect x="${labelWidth}" width="${valueWidth}" height="${HEIGHT}" rx="3" fill="#14548c"/>`,
    `<g fill="#fff" font-family="Verdana,Geneva,sans-serif" font-size="11" text-anchor="middle">`,
    `${text(label, labelWidth / 2)}${text(value, labelWidth + valueWidth / 2)}</g></svg>`,
  ].join("");
}
