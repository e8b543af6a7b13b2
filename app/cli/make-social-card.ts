import { mkdir } from "node:fs/promises";
import path from "node:path";
import { HorizontalAlign, Jimp, loadFont } from "jimp";
import { SANS_32_WHITE, SANS_64_WHITE, SANS_128_WHITE } from "jimp/fonts";
import { CLI_LANGUAGE } from "#app/cli/cli-language.ts";
import { wordsIn } from "#app/content/words/words.ts";
import { product } from "#app/domain/product.ts";
import { type SocialCard, socialCards } from "#app/domain/social-cards.ts";
import { projectRoot } from "#app/platform/files/project-root.server.ts";

// Draws the pictures that link previews show, 1200 × 630, with jimp's own fonts: a build machine may have none.

const [width, height, margin] = [1200, 630, 80];
const ground = 0x0e1a2bff;
const axis = 0x7d90abff;
const tick = 0xb9c4d2ff;
const accent = 0x5fd6c8ff;

type Picture = ReturnType<typeof blank>;

const [nameFont, titleFont, taglineFont] = await Promise.all([
  loadFont(SANS_128_WHITE),
  loadFont(SANS_64_WHITE),
  loadFont(SANS_32_WHITE),
]);
const folder = path.join(projectRoot(), "build/client");
await mkdir(folder, { recursive: true });
for (const [kind, file] of Object.entries(socialCards)) {
  const card = blank();
  write(card, nameFont, 50, product.name);
  write(card, titleFont, 210, wordsIn(CLI_LANGUAGE).site.socialCards[kind as SocialCard]);
  drawStripPlot(card, 410);
  write(card, taglineFont, 540, wordsIn(CLI_LANGUAGE).site.footer.tagline);
  await card.write(path.join(folder, file) as `${string}.png`);
}

function blank() {
  return new Jimp({ width, height, color: ground });
}

function write(card: Picture, font: Awaited<ReturnType<typeof loadFont>>, top: number, text: string) {
  const line = { text, alignmentX: HorizontalAlign.LEFT };
  card.print({ font, x: margin, y: top, text: line, maxWidth: width - 2 * margin });
}

/** The brand's mark at full width: prices of one service on a line, one of them yours. */
function drawStripPlot(card: Picture, top: number) {
  const middle = top + 40;
  fill(card, margin, middle - 2, width - 2 * margin, 4, axis);
  for (const x of [130, 180, 210, 260, 300, 420, 470, 610, 880, 1060]) fill(card, x, top, 6, 80, tick);
  const [centre, radius] = [540, 34];
  for (let dy = -radius; dy <= radius; dy++) {
    const half = Math.round(Math.sqrt(radius ** 2 - dy ** 2));
    fill(card, centre - half, middle + dy, 2 * half, 1, accent);
  }
}

function fill(card: Picture, left: number, top: number, wide: number, high: number, colour: number) {
  for (let y = top; y < top + high; y++) {
    for (let x = left; x < left + wide; x++) card.setPixelColor(colour, x, y);
  }
}
