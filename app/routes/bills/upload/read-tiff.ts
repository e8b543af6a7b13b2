import type { TiffPicture } from "./tiff-worker.ts";

/** The picture of a TIFF, by the worker at `workerAddress`; null if a JPEG can't replace it. */
export async function readTiff(file: Blob, workerAddress: string): Promise<HTMLCanvasElement | null> {
  const worker = new Worker(workerAddress, { type: "module" });
  try {
    const bytes = await file.arrayBuffer();
    const picture = await new Promise<TiffPicture | null>((resolve) => {
      worker.onmessage = ({ data }) => resolve(data);
      worker.onerror = () => resolve(null);
      worker.postMessage(bytes, [bytes]);
    });
    return picture && draw(picture);
  } finally {
    worker.terminate();
  }
}

function draw({ data, width, height }: TiffPicture): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const pixels = new ImageData(new Uint8ClampedArray(data.buffer), width, height);
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("The browser gives a canvas nothing to draw with.");
  context.putImageData(pixels, 0, 0);
  return canvas;
}
