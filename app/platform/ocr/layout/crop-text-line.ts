import { type GreyImage, sampleBrightness } from "../image/grey-image.ts";
import type { LineBox } from "./text-line-boxes.ts";

/** One text line cut out, laid level and scaled to the recogniser's height; values run from -1 (black) to 1 (white). */
export interface LinePixels {
  data: Float32Array;
  width: number;
}

export const LINE_HEIGHT_PX = 48;
const MIN_WIDTH_PX = 48;
/** Longer lines are squeezed; 3200 px is about 150 characters. */
const MAX_WIDTH_PX = 3200;
const MAX_SUPERSAMPLING = 4;

/** A line that runs up or down the page reads as if the page were turned clockwise by a quarter. */
export function runsVertically(box: LineBox): boolean {
  return box.height > box.width * 1.5;
}

/** Cuts one line out of a page. Large print is averaged over several samples a pixel so that it does not alias. */
export function cropTextLine(page: GreyImage, box: LineBox): LinePixels {
  const vertical = runsVertically(box);
  const length = vertical ? box.height : box.width;
  const thickness = vertical ? box.width : box.height;
  const angle = vertical ? box.angle - Math.PI / 2 : box.angle;
  const width = Math.max(
    MIN_WIDTH_PX,
    Math.min(MAX_WIDTH_PX, Math.round((LINE_HEIGHT_PX * length) / thickness)),
  );
  const samples = Math.max(1, Math.min(MAX_SUPERSAMPLING, Math.round(thickness / LINE_HEIGHT_PX)));
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const data = new Float32Array(width * LINE_HEIGHT_PX);
  for (let row = 0; row < LINE_HEIGHT_PX; row++) {
    for (let column = 0; column < width; column++) {
      let sum = 0;
      for (let i = 0; i < samples; i++) {
        const across = ((row + (i + 0.5) / samples) / LINE_HEIGHT_PX - 0.5) * thickness;
        for (let j = 0; j < samples; j++) {
          const along = ((column + (j + 0.5) / samples) / width - 0.5) * length;
          sum += sampleBrightness(
            page,
            box.centreX + along * cos - across * sin,
            box.centreY + along * sin + across * cos,
          );
        }
      }
      data[row * width + column] = sum / (samples * samples) / 127.5 - 1;
    }
  }
  return { data, width };
}
