import { expect, test } from "vitest";
import { JsonWindow, JsonWindowError } from "./json-window.ts";
import { readValue, walkItems, walkMembers } from "./walk-window.ts";

/** A text in chunks of so many bytes. */
async function* inChunks(text: string, chunkBytes: number) {
  const bytes = Buffer.from(text);
  for (let from = 0; from < bytes.length; from += chunkBytes) yield bytes.subarray(from, from + chunkBytes);
}

const odd = {
  "a key": 'in_network":[ {"negotiated_prices": [{}]} \\" \\\\',
  empty: [],
  nested: { deep: [[{ x: null }], true, -1.5e-7, "\\u00e9 ❤ \n"] },
  last: "\\",
};

test.each([1, 2, 3, 7, 1000])("values are found whole in chunks of %d bytes", async (chunkBytes) => {
  for (const text of [JSON.stringify(odd), JSON.stringify(odd, null, 3)]) {
    const window = new JsonWindow(inChunks(text, chunkBytes));
    const read: Record<string, unknown> = {};
    await walkMembers(window, async (key) => {
      read[key] = await readValue(window);
    });
    expect(read).toEqual(odd);
    expect(await window.next()).toBe(-1);
    expect(window.place()).toBe(Buffer.byteLength(text));
  }
});

test.each([
  1, 5, 1000,
])("prices that are passed over are counted, whatever texts hold (%d bytes)", async (chunkBytes) => {
  const rates = [
    { negotiated_prices: [{ a: 1 }, { b: [{ c: {} }] }], provider_references: [1, 2] },
    { provider_groups: [{ npi: [1], tin: {} }, {}], negotiated_prices: [{ negotiated_prices: "x" }] },
    { note: '"negotiated_prices":[{},{}]', negotiated_prices: [] },
    { negotiated_pricez: [{}, {}] },
  ];
  const window = new JsonWindow(inChunks(JSON.stringify({ before: 1, rates, after: [2] }), chunkBytes));
  let priceCount = 0;
  const others: unknown[] = [];
  await walkMembers(window, async (key) => {
    if (key === "rates") priceCount = await window.skipRates();
    else others.push(await readValue(window));
  });
  expect(priceCount).toBe(3);
  expect(others).toEqual([1, [2]]);
});

test.each([
  ['{"in_network":[{"a":1}', "cut-off"],
  ['{"a":"text', "cut-off"],
  ["<Error>AccessDenied</Error>", "not-json"],
  ["", "cut-off"],
  ['{"a" 1}', "not-json"],
])("%j is no whole JSON", async (text, reason) => {
  const window = new JsonWindow(inChunks(text, 3));
  const reading = walkMembers(window, async () => {
    await walkItems(window, async () => void (await readValue(window)));
    return undefined;
  });
  await expect(reading).rejects.toThrow(JsonWindowError);
  await expect(reading).rejects.toMatchObject({ reason });
});

test("a value of more than 64 MiB is refused with its place, and nothing larger is held", async () => {
  async function* endless() {
    yield Buffer.from('{"name":"');
    for (;;) yield Buffer.alloc(1024 * 1024, "x");
  }
  const window = new JsonWindow(endless());
  await expect(
    walkMembers(window, async () => {
      await readValue(window);
      return undefined;
    }),
  ).rejects.toMatchObject({
    reason: "value-too-large",
    atByte: 8,
  });
});
