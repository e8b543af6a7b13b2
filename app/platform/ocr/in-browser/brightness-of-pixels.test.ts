import sharp from "sharp";
import { expect, test } from "vitest";
import { brightnessOfPixels } from "./brightness-of-pixels.ts";

test("pixels have the brightness that the server's decoder gives them, over white where they let it through", async () => {
  const [width, height] = [64, 32];
  const rgba = Uint8Array.from({ length: 4 * width * height }, (_, index) =>
    index % 4 === 3 && index % 5 !== 0 ? 255 : (index * 37 + (index >> 3)) % 256,
  );
  const theirs = await sharp(rgba, { raw: { width, height, channels: 4 } })
    .flatten({ background: "white" })
    .toColourspace("b-w")
    .extractChannel(0)
    .raw()
    .toBuffer();
  const differences = [...brightnessOfPixels(rgba)].map((value, index) => Math.abs(value - theirs[index]!));
  expect(Math.max(...differences)).toBeLessThanOrEqual(2);
});
