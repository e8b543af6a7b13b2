import sharp from "sharp";
import { expect, test } from "vitest";
import type { GreyImage } from "./grey-image.ts";
import { resizeImage } from "./resize-image.ts";

/** Stripes and a slope, so that edges and even parts are both there. */
function somePicture(width: number, height: number): GreyImage {
  const data = Uint8Array.from({ length: width * height }, (_, index) => {
    const [x, y] = [index % width, Math.floor(index / width)];
    return (x >> 3) % 2 === 0 ? 20 + y : 235 - (x >> 1);
  });
  return { data, width, height };
}

test.each([
  [{ width: 96, height: 64 }],
  [{ width: 33, height: 97 }],
])("a picture is made smaller, %o, as libvips makes it", async ({ width, height }) => {
  const picture = somePicture(200, 130);
  const theirs = await sharp(picture.data, { raw: { width: 200, height: 130, channels: 1 } })
    .resize(width, height, { fit: "fill", kernel: "cubic" })
    .extractChannel(0)
    .raw()
    .toBuffer();
  const ours = resizeImage(picture, width, height);
  expect([ours.width, ours.height, ours.data.length]).toEqual([width, height, width * height]);
  const furthest = ours.data.reduce(
    (most, value, index) => Math.max(most, Math.abs(value - theirs[index]!)),
    0,
  );
  expect(furthest).toBeLessThan(8);
});

test("a picture made larger and smaller again is the same", () => {
  const picture = somePicture(200, 130);
  const again = resizeImage(resizeImage(picture, 300, 160), 200, 130);
  const differences = again.data.map((value, index) => Math.abs(value - picture.data[index]!));
  expect(differences.reduce((sum, difference) => sum + difference) / differences.length).toBeLessThan(3);
});
