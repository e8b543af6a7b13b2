/** Where an item is on the page. */
export function itemAnchor(key: string): string {
  return `item-${key}`;
}
