import { mkdir } from "node:fs/promises";
import path from "node:path";
import { HorizontalAlign, Jimp, loadFont } from "jimp";
import { SANS_32_WHITE, SANS_128_WHITE } from "jimp/fonts";
import { product } from "#app/domain/product.ts";
import { projectRoot } from "#app/platform/files/project-root.server.ts";

// Draws the picture that link previews show, 1200 × 630, with jimp's own fonts: a build machine may have none.

const [width, height, margin] = [1200, 630, 80];
const ground = 0x0e1a2bff;
const axis = 0x7d90abff;
const tick = 0xb9c4d2ff;
const accent = 0x5fd6c8ff;

const card = new Jimp({ width, height, color: ground });
drawStripPlot(420);
card.print({ font: await loadFont(SANS_128_WHITE), x: margin, y: 80, text: product.name });
card.print({
  font: await loadFont(SANS_32_WHITE),
  x: margin,
  y: 250,
  text: { text: product.tagline, alignmentX: HorizontalAlign.LEFT },
  maxWidth: width - 2 * margin,
});

const file = path.join(projectRoot(), "build/client/social-card.png");
await mkdir(path.dirname(file), { recursive: true });
await card.write(file as `${string}.png`);

/** The brand's mark at full width: prices of one service on a line, one of them yours. */
function drawStripPlot(top: number) {
  const middle = top + 40;
  fill(margin, middle - 2, width - 2 * margin, 4, axis);
  for (const x of [130, 180, 210, 260, 300, 420, 470, 610, 880, 1060]) fill(x, top, 6, 80, tick);
  const [centre, radius] = [540, 34];
  for (let dy = -radius; dy <= radius; dy++) {
    const half = Math.round(Math.sqrt(radius ** 2 - dy ** 2));
    fill(centre - half, middle + dy, 2 * half, 1, accent);
  }
}

function fill(left: number, top: number, wide: number, high: number, colour: number) {
  for (let y = top; y < top + high; y++) {
    for (let x = left; x < left + wide; x++) card.setPixelColor(colour, x, y);
  }
}
