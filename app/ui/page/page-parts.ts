// What a page's script relies on. The server wrote it: where it is missing the page is broken, and the error says where.

/** The first element inside of `root` that a selector names. */
export function partOf<Part extends Element = HTMLElement>(root: ParentNode, selector: string): Part {
  const part = root.querySelector<Part>(selector);
  if (part === null) throw new Error(`The page has no ${selector}.`);
  return part;
}

/** What an element's data attribute says, by its name in `dataset`. */
export function dataOf({ dataset }: HTMLElement, name: string): string {
  const text = dataset[name];
  if (text === undefined) throw new Error(`The page has no data for ${name}.`);
  return text;
}
