/** '2.4', '31', '0.08': two digits that count. */
export function formatRatio(ratio: number): string {
  return ratio.toFixed(ratio >= 10 ? 0 : ratio >= 1 ? 1 : 2);
}
