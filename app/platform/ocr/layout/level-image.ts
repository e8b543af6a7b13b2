import { type GreyImage, sampleBrightness } from "../image/grey-image.ts";
import { type PageSlope, riseAt } from "./fit-page-slope.ts";

/** A page as `levelWords` lays out its words: sloped lines become level, and columns upright. */
export function levelImage(image: GreyImage, slope: PageSlope): GreyImage {
  const { width, height } = image;
  if (isLevel(image, slope)) return image;
  const data = new Uint8Array(width * height);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const [levelX, levelY] = [column + 0.5, row + 0.5];
      const x = levelX - slope.base * (levelY - height / 2);
      const y = levelY + riseAt(slope, image, x, levelY);
      data[row * width + column] = sampleBrightness(image, x, y);
    }
  }
  return { data, width, height };
}

/** Whether no corner would move by half a pixel. */
function isLevel(image: GreyImage, slope: PageSlope): boolean {
  const { width, height } = image;
  const corners = [
    [0, 0],
    [width, 0],
    [0, height],
    [width, height],
  ] as const;
  return corners.every(([x, y]) => Math.abs(riseAt(slope, image, x, y)) < 0.5);
}
