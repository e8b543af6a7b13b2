import type { GreyImage } from "../image/grey-image.ts";
import { resizeImage } from "../image/resize-image.ts";
import type { OpenNetwork } from "../network/open-network.ts";
import { findTextLineBoxes, type LineBox } from "./text-line-boxes.ts";

export interface TextDetector {
  detect(page: GreyImage): Promise<LineBox[]>;
  close(): Promise<void>;
}

/** The network halves the page five times, so both sides must be multiples of 32. */
const SIDE_STEP_PX = 32;
/** Of red, green and blue in the pictures that the network learned from. */
const CHANNELS = [
  { mean: 0.485, deviation: 0.229 },
  { mean: 0.456, deviation: 0.224 },
  { mean: 0.406, deviation: 0.225 },
] as const;
const MAX_SCALE_UP = 1.5;

/** Finds text by a detection network (PP-OCRv4). `maxPixels` caps the picture the network sees. */
export function openTextDetector(network: OpenNetwork, maxPixels: number): TextDetector {
  return {
    async detect(page) {
      const scale = Math.min(MAX_SCALE_UP, Math.sqrt(maxPixels / (page.width * page.height)));
      const width = roundToStep(page.width * scale);
      const height = roundToStep(page.height * scale);
      const pixels = normalise(resizeImage(page, width, height).data);
      const data = await network.run(pixels, [1, 3, height, width]);
      const boxes = findTextLineBoxes({ data, width, height });
      return boxes.map((box) => scaleBox(box, page.width / width, page.height / height));
    },
    close: () => network.close(),
  };
}

function roundToStep(lengthPx: number): number {
  return Math.max(1, Math.round(lengthPx / SIDE_STEP_PX)) * SIDE_STEP_PX;
}

function normalise(pixels: Uint8Array): Float32Array {
  const planes = new Float32Array(3 * pixels.length);
  for (const [channel, { mean, deviation }] of CHANNELS.entries()) {
    const plane = planes.subarray(channel * pixels.length);
    const factor = 1 / (255 * deviation);
    const offset = mean / deviation;
    for (let index = 0; index < pixels.length; index++) plane[index] = pixels[index]! * factor - offset;
  }
  return planes;
}

/** Both scales differ by less than a step, so the angle stays. */
function scaleBox(box: LineBox, scaleX: number, scaleY: number): LineBox {
  return {
    centreX: box.centreX * scaleX,
    centreY: box.centreY * scaleY,
    width: box.width * scaleX,
    height: box.height * scaleY,
    angle: box.angle,
  };
}
