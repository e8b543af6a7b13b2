/** A body that costs far more to read than to send. */
export interface BodyBomb {
  name: string;
  contentType: string;
  body: Buffer;
}

const FORM = "application/x-www-form-urlencoded";
const JSON_TYPE = "application/json";
const MULTIPART = "multipart/form-data; boundary=x";
const textPart = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n';
const filePart =
  '--x\r\nContent-Disposition: form-data; name="files"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n1\r\n';
const endOfParts = "--x--\r\n";

/** Bodies of `sizeBytes` and little more. */
export function bodyBombs(sizeBytes: number): BodyBomb[] {
  const filled = (unit: string, roomBytes = 0) =>
    unit.repeat(Math.max(1, Math.floor((sizeBytes - roomBytes) / unit.length)));
  const keys = (separator: string, value: string) =>
    Array.from({ length: Math.floor(sizeBytes / 14) }, (_, index) => `k${index}${value}`).join(separator);
  const texts: [string, string, string][] = [
    ["a list of zeros", JSON_TYPE, `{"lines":[${filled("0,", 20)}0]}`],
    ["a list of empty lines", JSON_TYPE, `{"lines":[${filled("{},", 20)}{}]}`],
    ["lists in lists, never closed", JSON_TYPE, filled("[")],
    ["lists in lists", JSON_TYPE, `${"[".repeat(sizeBytes / 2)}${"]".repeat(sizeBytes / 2)}`],
    ["objects in objects", JSON_TYPE, filled('{"a":')],
    ["keys", JSON_TYPE, `{"${keys('":0,"', "")}":0}`],
    ["prototypes", JSON_TYPE, `{"__proto__":{"lines":[${filled('{"__proto__":0},', 60)}0]}}`],
    ["digits", JSON_TYPE, `{"lines":[],"totals":{"charges_cents":${filled("9", 60)}}}`],
    ["modifiers", JSON_TYPE, `{"lines":[{"amount_cents":1,"modifiers":[${filled("0,", 60)}0]}]}`],
    ["a text of quotes", JSON_TYPE, `{"lines":[],"note":"${filled('\\"', 40)}"}`],
    ["fields", FORM, filled("a&")],
    ["named fields", FORM, keys("&", "=1")],
    ["ampersands", FORM, filled("&")],
    ["a field of digits", FORM, `lines=${filled("9", 6)}`],
    ["a field of escapes", FORM, `lines=${filled("%25", 6)}`],
    ["a field of spaces", FORM, `lines=${filled("+", 8)}1`],
    ["a field of one line", FORM, `lines=${filled("1,2 ", 6)}`],
    ["a field of lines", FORM, `lines=${filled("99213 1.00%0A", 6)}`],
    ["text parts", MULTIPART, filled(textPart) + endOfParts],
    ["file parts", MULTIPART, filled(filePart) + endOfParts],
    ["a part without headers", MULTIPART, `--x\r\n\r\n${filled("1")}\r\n${endOfParts}`],
    ["a part of headers", MULTIPART, `--x\r\n${filled("a: b\r\n")}\r\n\r\n1\r\n${endOfParts}`],
    [
      "a header",
      MULTIPART,
      `--x\r\nContent-Disposition: form-data; ${filled("a=a;")}\r\n\r\n1\r\n${endOfParts}`,
    ],
    ["a boundary of 9 kB", `multipart/form-data; boundary=${"-".repeat(9_000)}`, filled("-")],
  ];
  return texts.map(([name, contentType, text]) => ({ name, contentType, body: Buffer.from(text) }));
}

interface BuiltRoute {
  id: string;
  path?: string;
  parentId?: string;
  module: { action?: unknown; default?: unknown };
}

/** The paths of all routes of the built site that take what is posted, the parameters in them as `parameters` say. */
export function pathsWithActions(
  routes: Readonly<Record<string, BuiltRoute | undefined>>,
  parameters: Readonly<Record<string, string>>,
): string[] {
  return pathsOf(routes, parameters, ({ module }) => module.action !== undefined);
}

/** The paths of all routes, or of those that are wanted. */
export function pathsOf(
  routes: Readonly<Record<string, BuiltRoute | undefined>>,
  parameters: Readonly<Record<string, string>>,
  isWanted: (route: BuiltRoute) => boolean = () => true,
): string[] {
  const pathOf = (route: BuiltRoute): string => {
    const parent = route.parentId === undefined ? undefined : routes[route.parentId];
    return [parent ? pathOf(parent) : "", route.path ?? ""].filter(Boolean).join("/");
  };
  return Object.values(routes)
    .filter((route) => route !== undefined)
    .filter(isWanted)
    .map((route) =>
      `/${pathOf(route)}`.replace(/:(\w+)|\*$/g, (_, name = "rest") => parameters[name] ?? name),
    );
}
