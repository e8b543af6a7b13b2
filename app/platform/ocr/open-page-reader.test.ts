import { afterAll, beforeAll, expect, test } from "vitest";
import { readFixture } from "../../../tests/fixtures/documents/read-fixture.ts";
import { decodeImagePage } from "./image/decode-image.server.ts";
import { type GreyImage, turnQuarter } from "./image/grey-image.ts";
import { readImageSizes } from "./image/read-image-sizes.ts";
import { openPageNetworks } from "./open-page-networks.server.ts";
import { openPageReader, type PageReader } from "./open-page-reader.ts";

let reader: PageReader;
beforeAll(async () => {
  reader = openPageReader(await openPageNetworks());
});
afterAll(() => reader.close());

async function decode(name: string, type: "png" | "jpeg"): Promise<GreyImage> {
  const bytes = readFixture(name);
  return (await decodeImagePage(bytes, type, 0, readImageSizes(bytes, type)![0]!))!;
}

async function read(image: GreyImage) {
  const { text: page } = await reader.readPage(image, () => {});
  return { page, text: page.words.map((word) => word.text).join(" ") };
}

test("a page is read whichever way it lies, with boxes of the upright page", async () => {
  let image = await decode("receipt.png", "png");
  for (let turns = 0; turns < 4; turns++) {
    const { page, text } = await read(image);
    expect([page.widthPx, page.heightPx]).toEqual([473, 979]);
    expect(text).toMatch(/MEDPOINT EXPRESS CLINIC/);
    expect(text).toMatch(/423\.39/);
    const title = page.words.find((word) => word.text === "MEDPOINT")!;
    expect(title.box.bottom).toBeLessThan(120);
    image = turnQuarter(image);
  }
});

test("a photo of a page on a desk, turned and at an angle, gives level rows", async () => {
  const { page, text } = await read(await decode("photo.jpg", "jpeg"));
  const middleOf = (text: string) => {
    const { box } = page.words.find((word) => word.text === text)!;
    return (box.top + box.bottom) / 2;
  };
  expect(text).toContain("Meridiem Health Plan");
  // The banner's name is at the far left, its title at the far right of one row.
  expect(Math.abs(middleOf("Meridiem") - middleOf("Explanation"))).toBeLessThan(25);
  expect(text).toContain("$576.34");
});

test("an empty page has no words", async () => {
  const blank = { data: new Uint8Array(400 * 300).fill(255), width: 400, height: 300 };
  expect((await read(blank)).page.words).toEqual([]);
});

test("the checkpoint can stop a page in the middle", async () => {
  const image = await decode("receipt.png", "png");
  let steps = 0;
  const stopAtTenth = () => {
    if (++steps === 10) throw new Error("stopped");
  };
  await expect(reader.readPage(image, stopAtTenth)).rejects.toThrow("stopped");
});
