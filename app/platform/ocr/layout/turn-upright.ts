import { type GreyImage, turnHalf, turnQuarter } from "../image/grey-image.ts";
import type { TextDetector } from "./detect-text-lines.ts";
import type { RecognisedLine, TextRecogniser } from "./recognise-text-lines.ts";
import type { LineBox } from "./text-line-boxes.ts";

interface Page {
  image: GreyImage;
  boxes: LineBox[];
}

/** A page whose lines run from left to right, their boxes, and the few lines that had to be read to know. */
export interface UprightPage extends Page {
  linesRead: Map<LineBox, RecognisedLine>;
}

const ORIENTATION_LINES = 8;
/** Lines read upside down stay far below this. */
const SURE_SCORE = 0.85;

/** Turns a page so that its lines run from left to right: most boxes' long side shows a quarter turn,
 *  a few lines recognized both ways show a half turn. */
export async function turnUpright(
  image: GreyImage,
  detector: TextDetector,
  recogniser: TextRecogniser,
  checkpoint: () => void,
): Promise<UprightPage> {
  let page: Page = { image, boxes: await detector.detect(image) };
  checkpoint();
  if (linesRunVertically(page.boxes)) {
    const turned = turnQuarter(image);
    page = { image: turned, boxes: await detector.detect(turned) };
    checkpoint();
  }
  const asItLies = await readSamples(page, recogniser);
  if (meanConfidence(asItLies) > SURE_SCORE) return asItLies;
  checkpoint();
  const turned = await readSamples(turnPageHalf(page), recogniser);
  return meanConfidence(turned) > meanConfidence(asItLies) ? turned : asItLies;
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

function turnPageHalf({ image, boxes }: Page): Page {
  return {
    image: turnHalf(image),
    boxes: boxes.map((box) => ({
      ...box,
      centreX: image.width - box.centreX,
      centreY: image.height - box.centreY,
    })),
  };
}

async function readSamples(page: Page, recogniser: TextRecogniser): Promise<UprightPage> {
  const linesRead = new Map<LineBox, RecognisedLine>();
  for (const box of pickSampleLines(page.boxes)) {
    linesRead.set(box, await recogniser.recognise(page.image, box));
  }
  return { ...page, linesRead };
}

function meanConfidence({ linesRead }: UprightPage): number {
  const sum = [...linesRead.values()].reduce((total, { confidence }) => total + confidence, 0);
  return linesRead.size > 0 ? sum / linesRead.size : 0;
}
