/** Where an item stands on the page. */
export function itemAnchor(key: string): string {
  return `item-${key}`;
}
