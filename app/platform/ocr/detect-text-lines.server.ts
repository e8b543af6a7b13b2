import sharp from "sharp";
import type { GreyImage } from "./grey-image.ts";
import { Tensor } from "./onnxruntime.server.ts";
import { openNetwork } from "./open-network.server.ts";
import { findTextLineBoxes, type LineBox } from "./text-line-boxes.ts";

export interface TextDetector {
  detect(page: GreyImage): Promise<LineBox[]>;
  close(): Promise<void>;
}

/** The network halves the page five times, so both sides must be multiples of 32. */
const SIDE_STEP_PX = 32;
const CHANNEL_MEAN = [0.485, 0.456, 0.406] as const;
const CHANNEL_DEVIATION = [0.229, 0.224, 0.225] as const;
const MAX_SCALE_UP = 1.5;

/** Opens the text detection model (PP-OCRv4). `maxPixels` caps the picture the network sees. */
export async function openTextDetector(modelPath: string, maxPixels: number): Promise<TextDetector> {
  const session = await openNetwork(modelPath);
  const inputName = session.inputNames[0]!;
  const outputName = session.outputNames[0]!;

  return {
    async detect(page) {
      const scale = Math.min(MAX_SCALE_UP, Math.sqrt(maxPixels / (page.width * page.height)));
      const width = roundToStep(page.width * scale);
      const height = roundToStep(page.height * scale);
      const resized = await sharp(page.data, { raw: { width: page.width, height: page.height, channels: 1 } })
        .resize(width, height, { fit: "fill", kernel: "cubic" })
        .extractChannel(0)
        .raw()
        .toBuffer();
      const input = new Tensor("float32", normalise(resized), [1, 3, height, width]);
      const output = (await session.run({ [inputName]: input }))[outputName]!;
      const boxes = findTextLineBoxes({ data: output.data as Float32Array, width, height });
      output.dispose();
      return boxes.map((box) => scaleBox(box, page.width / width, page.height / height));
    },
    close: () => session.release(),
  };
}

function roundToStep(lengthPx: number): number {
  return Math.max(1, Math.round(lengthPx / SIDE_STEP_PX)) * SIDE_STEP_PX;
}

function normalise(pixels: Uint8Array): Float32Array {
  const planes = new Float32Array(3 * pixels.length);
  for (const [channel, mean] of CHANNEL_MEAN.entries()) {
    const plane = planes.subarray(channel * pixels.length);
    const factor = 1 / (255 * CHANNEL_DEVIATION[channel]!);
    const offset = mean / CHANNEL_DEVIATION[channel]!;
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
