// The steps of built-in methods, which neither the functions nor the loops of a program show.

type Count = (steps: number) => void;
// biome-ignore lint/complexity/noBannedTypes: any built-in method is one
type Method = Function;
type Owner = Record<string, Method>;

const { keys } = Object;
const sizeOfIterator = new WeakMap<object, number>();

/** How many items a spread of these walks; 0: a generator's, whose own steps are counted. */
export function countItems(items: unknown): number {
  if (typeof items === "string" || Array.isArray(items)) return items.length;
  if (items instanceof Map || items instanceof Set) return items.size;
  if (items === null || typeof items !== "object") return 0;
  return sizeOfIterator.get(items) ?? (Symbol.iterator in items ? 0 : keys(items).length);
}

/** Has each built-in method count what it walks until the function that is returned is called. */
export function countBuiltIns(counterOf: (name: string) => Count): () => void {
  const originals: [Owner, string, Method][] = [];
  const patch = (
    owner: object,
    names: string,
    stepsOf: (self: never, result: never, given: never) => number,
  ) => {
    for (const name of names.split(" ")) {
      const methods = owner as Owner;
      const original = methods[name] as Method;
      const count = counterOf(`(${name})`);
      originals.push([methods, name, original]);
      const counting = function (this: unknown, ...given: unknown[]) {
        const result: unknown = original.apply(this, given);
        count(stepsOf(this as never, result as never, given as never));
        return result;
      };
      Object.defineProperty(methods, name, { value: counting, writable: true, configurable: true });
    }
  };
  type List = { length: number };
  const ofResult = (_self: unknown, result: List) => result.length;
  const ofSelf = (self: List) => self.length;
  const untilFound = (self: List, at: number) => (at < 0 ? self.length : at) + 1;
  const afterFound = (self: List, at: number) => self.length - Math.max(0, at);
  const ofSize = ({ size }: { size: number }, iterator: object) => {
    sizeOfIterator.set(iterator, size);
    return 1;
  };
  patch(Array.prototype, "slice concat flat splice toSpliced with", ofResult);
  patch(Array.prototype, "join filter map flatMap reverse toReversed fill unshift copyWithin", ofSelf);
  patch(Array.prototype, "sort toSorted", ({ length }: List) => length * Math.ceil(Math.log2(length + 1)));
  patch(Array.prototype, "indexOf", untilFound);
  patch(Array.prototype, "lastIndexOf", afterFound);
  patch(Array.prototype, "includes", ofSelf);
  patch(Array, "from", ofResult);
  patch(Map.prototype, "keys values entries", ofSize);
  patch(Set.prototype, "keys values entries", ofSize);
  patch(Object, "keys values entries", ofResult);
  patch(Object, "fromEntries", (_: unknown, made: object) => keys(made).length);
  patch(Object, "assign", (_: unknown, __: unknown, [, ...given]: unknown[]) =>
    given.reduce((sum: number, one) => sum + countItems(one), 0),
  );
  patch(JSON, "stringify", (_: unknown, text: string | undefined) => text?.length ?? 0);
  patch(JSON, "parse", (_: unknown, __: unknown, [text]: [string]) => text.length);
  patch(
    String.prototype,
    "slice substring trim trimStart trimEnd padStart padEnd repeat normalize",
    ofResult,
  );
  patch(String.prototype, "toLowerCase toUpperCase split replace replaceAll localeCompare", ofSelf);
  patch(String.prototype, "indexOf", (self: string, at: number, [, from]: [string, number | undefined]) =>
    Math.max(1, untilFound(self, at) - (from ?? 0)),
  );
  patch(String.prototype, "lastIndexOf", afterFound);
  patch(String.prototype, "includes", ofSelf);
  patch(String.prototype, "startsWith endsWith", (_: unknown, __: unknown, [text]: [string]) => text.length);
  patchExec();
  return () => {
    for (const [owner, name, value] of originals) {
      Object.defineProperty(owner, name, { value, writable: true, configurable: true });
    }
  };

  /** By this one go test, match, replace and split as well. */
  function patchExec() {
    const original = RegExp.prototype.exec;
    const count = counterOf("(RegExp)");
    originals.push([RegExp.prototype as unknown as Owner, "exec", original]);
    RegExp.prototype.exec = function (text) {
      const from = this.global || this.sticky ? this.lastIndex : 0;
      const found = original.call(this, text);
      if (found) count(1 + (found.index - from) + found[0].length);
      else count(1 + (this.sticky ? 0 : Math.max(0, String(text).length - from)));
      return found;
    };
  }
}
