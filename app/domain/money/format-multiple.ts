/** '2.4 times', '31 times', '0.08 times': two digits that count. */
export function formatMultiple(ratio: number): string {
  const digits = ratio >= 10 ? 0 : ratio >= 1 ? 1 : 2;
  return `${ratio.toFixed(digits)} times`;
}
