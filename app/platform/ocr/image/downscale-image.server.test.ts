import sharp from "sharp";
import { expect, test } from "vitest";
import { makeBmp } from "../../../../tests/fixtures/documents/make-documents.ts";
import { readFixture } from "../../../../tests/fixtures/documents/read-fixture.ts";
import { downscaleImage } from "./downscale-image.server.ts";
import type { DownscaleRule } from "./downscale-rule.ts";

const rule: DownscaleRule = { triggerBytes: 100_000, maxSidePx: 800, quality: 0.8, keepBelowRatio: 0.9 };
const cameraPhoto = readFixture("photo.jpg");
/** As large as the rule needs: jimp takes seconds for the megapixels of a camera, which one test is about. */
const photo = await sharp(cameraPhoto).resize(1200).jpeg({ quality: 95 }).toBuffer();
const picture = sharp(photo).resize(1000);
const bmp = await makeBmp(await picture.png().toBuffer());

async function sizeOf(picture: Uint8Array | null) {
  const { width, height, format } = await sharp(picture!).metadata();
  return { longSide: Math.max(width, height), format };
}

test("a large picture becomes a JPEG of at most the longest side", async () => {
  const smaller = await downscaleImage(cameraPhoto, rule);
  expect(smaller!.length).toBeLessThan(cameraPhoto.length * 0.9);
  expect(await sizeOf(smaller)).toEqual({ longSide: 800, format: "jpeg" });
});

test("every format is made smaller", async () => {
  const copies = [
    await downscaleImage(bmp, rule),
    await downscaleImage(await picture.png().toBuffer(), rule),
    await downscaleImage(await picture.tiff({ compression: "none" }).toBuffer(), rule),
    await downscaleImage(await picture.webp({ quality: 98 }).toBuffer(), rule),
  ];
  for (const copy of copies) expect(await sizeOf(copy)).toEqual({ longSide: 800, format: "jpeg" });
});

test("a lower quality makes a smaller file", async () => {
  const mild = await downscaleImage(bmp, rule);
  const strict = await downscaleImage(bmp, { ...rule, quality: 0.3 });
  expect(strict!.length).toBeLessThan(mild!.length * 0.7);
});

test("a small file and one that would not shrink enough stay as they are", async () => {
  expect(await downscaleImage(photo, { ...rule, triggerBytes: photo.length + 1 })).toBeNull();
  expect(await downscaleImage(photo, { ...rule, keepBelowRatio: 0.01 })).toBeNull();
});

test("an upright picture stays upright and transparent paper becomes white", async () => {
  const turned = await sharp(photo)
    .rotate(90)
    .withMetadata({ orientation: 8 })
    .jpeg({ quality: 95 })
    .toBuffer();
  const { width, height } = await sharp((await downscaleImage(turned, rule))!).metadata();
  expect(height).toBeGreaterThan(width);

  const noise = await sharp(photo).resize(900).ensureAlpha(0).png().toBuffer();
  const flat = await sharp((await downscaleImage(noise, rule))!).stats();
  expect(flat.channels[0]!.min).toBeGreaterThan(245);
});
