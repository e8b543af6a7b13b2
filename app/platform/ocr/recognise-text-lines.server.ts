import { readFile } from "node:fs/promises";
import { cropTextLine, LINE_HEIGHT_PX, type LinePixels } from "./crop-text-line.ts";
import { type ReadCharacter, readAlphabet, readCharacters } from "./ctc-decoding.ts";
import type { GreyImage } from "./grey-image.ts";
import { keepClasses } from "./keep-classes.ts";
import { measureGaps } from "./measure-gaps.ts";
import { Tensor } from "./onnxruntime.server.ts";
import { openNetwork } from "./open-network.server.ts";
import { type LineWord, splitWords } from "./split-words.ts";
import type { LineBox } from "./text-line-boxes.ts";

export interface RecognisedLine {
  words: LineWord[];
  /** Mean of the characters' confidences; 0 when nothing was read. */
  confidence: number;
}

export interface TextRecogniser {
  /** Reads one line of text out of a page. */
  recognise(page: GreyImage, box: LineBox): Promise<RecognisedLine>;
  close(): Promise<void>;
}

/** Opens the text recognition model (PP-OCRv4) with its dictionary, one character a line.
 *  Lines are read one by one: batches of six were no faster on one thread and took 250 MB more. */
export async function openTextRecogniser(modelPath: string, dictionaryPath: string): Promise<TextRecogniser> {
  const alphabet = readAlphabet(await readFile(dictionaryPath, "utf8"));
  const session = await openNetwork(modelPath, (network) => keepClasses(network, alphabet.classes));
  const inputName = session.inputNames[0]!;
  const outputName = session.outputNames[0]!;

  return {
    async recognise(page, box) {
      const crop = cropTextLine(page, box);
      const input = new Tensor("float32", repeatChannels(crop.data), [1, 3, LINE_HEIGHT_PX, crop.width]);
      const output = (await session.run({ [inputName]: input }))[outputName]!;
      const characters = readCharacters(output.data as Float32Array, alphabet);
      output.dispose();
      return toLine(crop, characters);
    },
    close: () => session.release(),
  };
}

function toLine(crop: LinePixels, characters: ReadCharacter[]): RecognisedLine {
  const middlesPx = characters.map(({ position }) => position * crop.width);
  const confidenceSum = characters.reduce((sum, { confidence }) => sum + confidence, 0);
  return {
    words: splitWords(characters, measureGaps(crop, middlesPx), crop.width),
    confidence: characters.length > 0 ? confidenceSum / characters.length : 0,
  };
}

/** The model was trained on colours. */
function repeatChannels(grey: Float32Array): Float32Array {
  const channels = new Float32Array(3 * grey.length);
  for (let channel = 0; channel < 3; channel++) channels.set(grey, channel * grey.length);
  return channels;
}
