import type { HTMLElement } from "node-html-parser";

/** A whole name, or a part of it. */
type Name = string | RegExp;

/** A field as a reader meets it. */
export interface PageField {
  name: string;
  /** What it would send; of a list, that of the chosen option. */
  value: string;
  isChecked: boolean;
  isDisabled: boolean;
  isInvalid: boolean;
  /** Its hint and its error, in words. */
  description: string;
  /** What can be chosen in a list. */
  options: { name: string; value: string }[];
}

/** What pressing a button sends. */
export interface PageForm {
  action: string;
  method: string;
  fields: Record<string, string>;
  isDisabled: boolean;
}

/** A page, or a part of one, searched by the names that assistive technology reads. Each search for one thing throws with
 *  what is there if nothing fits, or if several do. */
export interface PagePart {
  element: HTMLElement;
  /** Its words, with single spaces. */
  text: string;
  /** The address of the link of this name. */
  link(name: Name): string;
  /** The addresses of its links, or of those of this name. */
  links(name?: Name): string[];
  headings(): string[];
  /** The texts of the cells in the one row that has a cell of this text. */
  row(cell: Name): string[];
  /** The texts of the cells in each row of its tables' bodies. */
  rows(): string[][];
  /** The headings of its tables' columns. */
  columns(): string[];
  /** What is marked as where one is: the page's number among others, or its own link. */
  current(): string[];
  field(label: Name): PageField;
  /** The values of all fields of a form's name, as of boxes to tick. */
  values(name: string): string[];
  button(name: Name): PageForm;
  /** The section, navigation, form, table or picture of this name. */
  region(name: Name): PagePart;
  /** The names of its pictures. */
  pictures(): string[];
}

export function pagePart(element: HTMLElement, page: HTMLElement = element): PagePart {
  const all = (selector: string) => element.querySelectorAll(selector);
  const name = (of: HTMLElement) => nameOf(of, page);
  const one = (what: string, selector: string, wanted: Name) =>
    onlyOne(what, all(selector), name, wanted, (of) => JSON.stringify(name(of)));
  const links = (wanted?: Name) =>
    all("a[href]").filter((link) => wanted === undefined || fits(name(link), wanted));
  const address = (link: HTMLElement) => valueIn(link, "href");
  const rows = () => all("tbody tr").map(cellsOf);
  return {
    element,
    text: wordsOf(element),
    links: (wanted) => links(wanted).map(address),
    link(wanted) {
      const addresses = new Set(links(wanted).map(address));
      if (addresses.size === 1) return [...addresses][0]!;
      const there = all("a[href]").map((link) => `${JSON.stringify(name(link))} → ${address(link)}`);
      throw new Error(`${addresses.size} links are called ${wanted}; there are\n${there.join("\n")}`);
    },
    headings: () => all("h1, h2, h3, h4").map(wordsOf),
    rows,
    columns: () => all("th[scope=col]").map(wordsOf),
    current: () => all("[aria-current=page]").map(name),
    row(wanted) {
      const found = rows().filter((cells) => cells.some((cell) => fits(cell, wanted)));
      if (found.length === 1) return found[0]!;
      const there = rows().map((cells) => cells.join(" | "));
      throw new Error(`${found.length} rows have a cell ${wanted}; there are\n${there.join("\n")}`);
    },
    field: (label) => fieldOf(one("fields", SHOWN_FIELDS, label), page),
    values: (wanted) =>
      all(FIELDS)
        .filter((field) => valueIn(field, "name") === wanted)
        .map(sentValueOf),
    button: (wanted) => formOf(one("buttons", "button, input[type=submit]", wanted), page),
    region: (wanted) => pagePart(one("regions", REGIONS, wanted), page),
    pictures: () => all('[role="img"]').map(name),
  };
}

const SHOWN_FIELDS = 'input:not([type="submit"], [type="hidden"]), select, textarea';
const FIELDS = 'input:not([type="submit"]), select, textarea';
const REGIONS =
  'fieldset, table, [role="group"], :is(section, nav, aside, form, [role="img"]):is([aria-label], [aria-labelledby])';

function onlyOne(
  what: string,
  elements: HTMLElement[],
  name: (element: HTMLElement) => string,
  wanted: Name,
  show: (element: HTMLElement) => string,
): HTMLElement {
  const found = elements.filter((element) => fits(name(element), wanted));
  if (found.length === 1) return found[0]!;
  throw new Error(
    `${found.length} ${what} are called ${wanted}; there are\n${elements.map(show).join("\n")}`,
  );
}

function fits(name: string, wanted: Name): boolean {
  return typeof wanted === "string" ? name === wanted : wanted.test(name);
}

/** An element's words as they are read, with single spaces. */
export function wordsOf(element: HTMLElement | null | undefined): string {
  return element?.structuredText.replace(/\s+/g, " ").trim() ?? "";
}

const valueIn = (element: HTMLElement | null | undefined, name: string) => element?.getAttribute(name) ?? "";

function referred(element: HTMLElement, by: string, page: HTMLElement): string {
  const ids = valueIn(element, by).split(" ");
  return ids.map((id) => wordsOf(page.querySelector(`[id="${id}"]`))).join(" ");
}

function nameOf(element: HTMLElement, page: HTMLElement): string {
  const named = referred(element, "aria-labelledby", page) || valueIn(element, "aria-label");
  if (named !== "") return named;
  if (["INPUT", "SELECT", "TEXTAREA"].includes(element.tagName)) {
    const id = valueIn(element, "id");
    const label = (id && page.querySelector(`label[for="${id}"]`)) || element.closest("label");
    return wordsOf(label) || valueIn(element, "value");
  }
  if (element.tagName === "FIELDSET") return wordsOf(element.querySelector("legend"));
  if (element.tagName === "TABLE") return wordsOf(element.querySelector("caption"));
  return wordsOf(element) || valueIn(element.querySelector("img"), "alt");
}

function fieldOf(field: HTMLElement, page: HTMLElement): PageField {
  return {
    name: valueIn(field, "name"),
    value: sentValueOf(field),
    isChecked: field.hasAttribute("checked"),
    isDisabled: field.hasAttribute("disabled"),
    isInvalid: valueIn(field, "aria-invalid") === "true",
    description: referred(field, "aria-describedby", page),
    options: field
      .querySelectorAll("option")
      .map((option) => ({ name: wordsOf(option), value: valueIn(option, "value") })),
  };
}

function sentValueOf(field: HTMLElement): string {
  if (field.tagName === "TEXTAREA") return field.textContent;
  if (field.tagName !== "SELECT") return field.getAttribute("value") ?? "";
  const options = field.querySelectorAll("option");
  return valueIn(options.find((option) => option.hasAttribute("selected")) ?? options[0], "value");
}

function formOf(button: HTMLElement, page: HTMLElement): PageForm {
  const formId = valueIn(button, "form");
  const form = (formId && page.querySelector(`[id="${formId}"]`)) || button.closest("form");
  if (!form) throw new Error(`The button ${nameOf(button, page)} belongs to no form.`);
  return {
    action: valueIn(button, "formaction") || valueIn(form, "action"),
    method: valueIn(form, "method").toUpperCase() || "GET",
    fields: { ...fieldsIn(form), ...(button.hasAttribute("name") && sent(button)) },
    isDisabled: button.hasAttribute("disabled"),
  };
}

/** What a form would send as it is, boxes and choices only where they are ticked. */
function fieldsIn(form: HTMLElement): Record<string, string> {
  const fields = form.querySelectorAll(FIELDS).filter((field) => {
    const mayBeLeft = ["checkbox", "radio"].includes(valueIn(field, "type"));
    return field.hasAttribute("name") && (!mayBeLeft || field.hasAttribute("checked"));
  });
  return Object.assign({}, ...fields.map(sent));
}

const sent = (field: HTMLElement) => ({ [valueIn(field, "name")]: sentValueOf(field) });

function cellsOf(row: HTMLElement): string[] {
  return row.querySelectorAll("th, td").map(wordsOf);
}
