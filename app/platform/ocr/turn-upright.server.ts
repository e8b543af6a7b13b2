import type { TextDetector } from "./detect-text-lines.server.ts";
import { type GreyImage, turnHalf, turnQuarter } from "./grey-image.ts";
import type { TextRecogniser } from "./recognise-text-lines.server.ts";
import type { LineBox } from "./text-line-boxes.ts";

/** A page whose lines run from left to right, and their boxes. */
export interface UprightPage {
  image: GreyImage;
  boxes: LineBox[];
}

const ORIENTATION_LINES = 8;
/** Lines read upside down stay far below this. */
const SURE_SCORE = 0.85;

/** Turns a page so that its lines run from left to right: most boxes' long side tells about a quarter turn,
 *  a few lines recognised both ways tell about a half turn. */
export async function turnUpright(
  image: GreyImage,
  detector: TextDetector,
  recogniser: TextRecogniser,
  checkpoint: () => void,
): Promise<UprightPage> {
  let page: UprightPage = { image, boxes: await detector.detect(image) };
  checkpoint();
  if (linesRunVertically(page.boxes)) {
    const turned = turnQuarter(image);
    page = { image: turned, boxes: await detector.detect(turned) };
    checkpoint();
  }
  const score = await readability(page, recogniser);
  if (score > SURE_SCORE) return page;
  checkpoint();
  const turnedPage = turnPageHalf(page);
  return (await readability(turnedPage, recogniser)) > score ? turnedPage : page;
}

function linesRunVertically(boxes: LineBox[]): boolean {
  let vote = 0;
  for (const { width, height } of boxes) {
    if (height > 1.5 * width) vote += height;
    else if (width > 1.5 * height) vote -= width;
  }
  return vote > 0;
}

/** Lines of middling length carry enough letters to judge and are quick to read. */
function pickSampleLines(boxes: LineBox[]): LineBox[] {
  const aspect = ({ width, height }: LineBox) => width / height;
  const usual = boxes.filter((box) => aspect(box) > 3 && aspect(box) < 12);
  const candidates = usual.length >= ORIENTATION_LINES ? usual : boxes;
  return [...candidates].sort((a, b) => aspect(b) - aspect(a)).slice(0, ORIENTATION_LINES);
}

function turnPageHalf({ image, boxes }: UprightPage): UprightPage {
  return {
    image: turnHalf(image),
    boxes: boxes.map((box) => ({
      ...box,
      centreX: image.width - box.centreX,
      centreY: image.height - box.centreY,
    })),
  };
}

/** The mean confidence of a few lines. */
async function readability({ image, boxes }: UprightPage, recogniser: TextRecogniser): Promise<number> {
  const samples = pickSampleLines(boxes);
  let sum = 0;
  for (const box of samples) sum += (await recogniser.recognise(image, box)).confidence;
  return samples.length > 0 ? sum / samples.length : 0;
}
