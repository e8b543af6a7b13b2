import sharp from "sharp";
import { expect, test } from "vitest";
import {
  makeBmp,
  makeCoarseFax,
  makePngHeader,
  makeTiff,
} from "../../../../tests/fixtures/documents/make-documents.ts";
import { readFixture } from "../../../../tests/fixtures/documents/read-fixture.ts";
import { readImageSizes } from "./read-image-sizes.ts";

const receipt = readFixture("receipt.png");
const receiptSize = { widthPx: 473, heightPx: 979, pixelAspect: 1 };

test("each format's header tells the size of the picture", async () => {
  const picture = sharp(receipt);
  expect(readImageSizes(receipt, "png")).toEqual([receiptSize]);
  expect(readImageSizes(await picture.jpeg().toBuffer(), "jpeg")).toEqual([receiptSize]);
  expect(readImageSizes(await picture.jpeg({ progressive: true }).toBuffer(), "jpeg")).toEqual([receiptSize]);
  expect(readImageSizes(await picture.webp().toBuffer(), "webp")).toEqual([receiptSize]);
  expect(readImageSizes(await picture.webp({ lossless: true }).toBuffer(), "webp")).toEqual([receiptSize]);
  expect(readImageSizes(await picture.withExif({}).webp().toBuffer(), "webp")).toEqual([receiptSize]);
  expect(readImageSizes(await makeBmp(receipt), "bmp")).toEqual([receiptSize]);
});

test("a TIFF tells the size of each page and the shape of its pixels", async () => {
  expect(readImageSizes(await makeTiff(receipt, 3), "tiff")).toEqual([receiptSize, receiptSize, receiptSize]);
  const [coarse] = readImageSizes(await makeCoarseFax(readFixture("fax.tif")), "tiff") ?? [];
  expect(coarse?.pixelAspect).toBeCloseTo(2, 1);
});

test("a header may claim any size, which is read without decoding", () => {
  expect(readImageSizes(makePngHeader(50_000, 50_000), "png")).toEqual([
    { widthPx: 50_000, heightPx: 50_000, pixelAspect: 1 },
  ]);
});

test("a header that ends too early is damaged", () => {
  expect(readImageSizes(receipt.subarray(0, 12), "png")).toBeNull();
  expect(readImageSizes(readFixture("photo.jpg").subarray(0, 100), "jpeg")).toBeNull();
  expect(readImageSizes(readFixture("fax.tif").subarray(0, 8), "tiff")).toBeNull();
});
