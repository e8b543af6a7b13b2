import sharp from "sharp";
import { expect, test } from "vitest";
import { makeBmp, makeCoarseFax, makeTiff } from "../../../../tests/fixtures/documents/make-documents.ts";
import { readFixture } from "../../../../tests/fixtures/documents/read-fixture.ts";
import { decodeImagePage } from "./decode-image.server.ts";
import type { GreyImage } from "./grey-image.ts";
import { MAX_PAGE_PIXELS } from "./pixel-limits.ts";
import { type ImageFileType, readImageSizes } from "./read-image-sizes.ts";

const receipt = readFixture("receipt.png");

async function decode(bytes: Uint8Array, type: ImageFileType, page = 0): Promise<GreyImage | null> {
  return decodeImagePage(bytes, type, page, readImageSizes(bytes, type)![page]!);
}

/** The mean difference of brightness, 0 to 255. */
function difference(a: GreyImage, b: GreyImage): number {
  const sum = a.data.reduce((total, value, index) => total + Math.abs(value - b.data[index]!), 0);
  return sum / a.data.length;
}

test("every format decodes to the same grey picture", async () => {
  const original = (await decode(receipt, "png"))!;
  expect([original.width, original.height]).toEqual([473, 979]);
  const copies = [
    await decode(await makeBmp(receipt), "bmp"),
    await decode(await sharp(receipt).webp({ lossless: true }).toBuffer(), "webp"),
    await decode(await sharp(receipt).jpeg({ quality: 95 }).toBuffer(), "jpeg"),
    await decode(await makeTiff(receipt, 2), "tiff", 1),
    await decode(await sharp(receipt).toColourspace("rgb16").png().toBuffer(), "png"),
    await decode(await sharp(receipt).toColourspace("cmyk").jpeg({ quality: 95 }).toBuffer(), "jpeg"),
  ];
  for (const copy of copies) expect(difference(copy!, original)).toBeLessThan(4);
});

test("a picture is turned upright by its EXIF orientation", async () => {
  const upright = (await decode(receipt, "png"))!;
  const turned = await sharp(receipt)
    .rotate(90)
    .withMetadata({ orientation: 8 })
    .jpeg({ quality: 95 })
    .toBuffer();
  const decoded = (await decode(turned, "jpeg"))!;
  expect([decoded.width, decoded.height]).toEqual([upright.width, upright.height]);
  expect(difference(decoded, upright)).toBeLessThan(4);
});

test("a fax with pixels twice as high as wide gets square pixels", async () => {
  const decoded = (await decode(await makeCoarseFax(readFixture("fax.tif")), "tiff"))!;
  expect(decoded.width).toBe(1734);
  expect(decoded.height).toBeCloseTo(2156, -1);
});

test("transparent parts are white paper", async () => {
  const ghost = await sharp({ create: { width: 20, height: 20, channels: 4, background: "#00000000" } })
    .png()
    .toBuffer();
  expect(Math.min(...(await decode(ghost, "png"))!.data)).toBe(255);
});

test("a picture of many megapixels shrinks to what a page needs", async () => {
  const wide = await sharp({ create: { width: 8000, height: 6000, channels: 3, background: "white" } })
    .jpeg()
    .toBuffer();
  const decoded = (await decode(wide, "jpeg"))!;
  expect(decoded.width * decoded.height).toBeLessThan(MAX_PAGE_PIXELS * 1.01);
  expect(decoded.width / decoded.height).toBeCloseTo(8000 / 6000, 2);
});

test.each([
  ["receipt.png", "png"],
  ["photo.jpg", "jpeg"],
  ["fax.tif", "tiff"],
] as const)("half of %s is damaged", async (name, type) => {
  const whole = readFixture(name);
  const sizes = readImageSizes(whole, type)!;
  expect(await decodeImagePage(whole.subarray(0, whole.length / 2), type, 0, sizes[0]!)).toBeNull();
});
