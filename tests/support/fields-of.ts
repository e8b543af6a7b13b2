import type { HTMLElement } from "node-html-parser";

/** What a browser would send of a page's current form, boxes only if they are ticked. */
export function fieldsOf(page: HTMLElement): Record<string, string> {
  const fields = page.querySelectorAll("main form[method=post] :is(input, textarea, select)");
  const sent = fields.filter(
    (field) => field.getAttribute("type") !== "checkbox" || field.hasAttribute("checked"),
  );
  return Object.fromEntries(sent.map((field) => [field.getAttribute("name") ?? "", typedIn(field)]));
}

function typedIn(field: HTMLElement): string {
  const options = field.querySelectorAll("option");
  if (options.length > 0) {
    const chosen = options.find((option) => option.hasAttribute("selected")) ?? options[0];
    return chosen?.getAttribute("value") ?? "";
  }
  return field.getAttribute("value") ?? field.textContent;
}
