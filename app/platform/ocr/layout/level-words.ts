import { runsVertically } from "./crop-text-line.ts";
import type { Word } from "./document-text.ts";
import { type PageSlope, riseAt } from "./fit-page-slope.ts";
import type { RecognisedLine } from "./recognise-text-lines.ts";
import { repairLookAlikes } from "./repair-look-alikes.ts";
import type { LineBox } from "./text-line-boxes.ts";

export interface LineReading {
  box: LineBox;
  line: RecognisedLine;
}

/** The detector's boxes are grown; letters fill about this share of a box's height. */
const LETTER_SHARE = 0.72;

/** The words of all lines with boxes on a page whose rows are level, although the page was skewed or slightly bent. */
export function levelWords(
  readings: LineReading[],
  page: { width: number; height: number },
  slope: PageSlope,
): Word[] {
  return readings.flatMap(({ box, line }) => {
    const vertical = runsVertically(box);
    const length = vertical ? box.height : box.width;
    const thickness = (vertical ? box.width : box.height) * LETTER_SHARE;
    const angle = vertical ? box.angle - Math.PI / 2 : box.angle;
    return line.words.map((word): Word => {
      const along = ((word.start + word.end) / 2 - 0.5) * length;
      const x = box.centreX + along * Math.cos(angle);
      const y = box.centreY + along * Math.sin(angle);
      const centreY = y - riseAt(slope, page, x, y);
      // Columns lean by the same angle as rows.
      const centreX = x + slope.base * (y - page.height / 2);
      const wordLength = (word.end - word.start) * length;
      const halfWidth = (vertical ? thickness : wordLength) / 2;
      const halfHeight = (vertical ? wordLength : thickness) / 2;
      return {
        text: repairLookAlikes(word.text),
        confidence: word.confidence,
        box: {
          left: centreX - halfWidth,
          top: centreY - halfHeight,
          right: centreX + halfWidth,
          bottom: centreY + halfHeight,
        },
      };
    });
  });
}
