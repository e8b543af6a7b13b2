import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { projectRoot } from "#app/platform/files/project-root.server.ts";

// Draws the icon as favicon.ico, which browsers and feed readers ask for by that name on every site.

const sidesPx = [16, 32, 48];
const headerBytes = 6;
const entryBytes = 16;

const folder = path.join(projectRoot(), "build/client");
await mkdir(folder, { recursive: true });
const icon = path.join(projectRoot(), "public/icon.svg");
const pictures = await Promise.all(
  sidesPx.map(async (sidePx) => ({ sidePx, png: await sharp(icon).resize(sidePx, sidePx).png().toBuffer() })),
);
await writeFile(
  path.join(folder, "favicon.ico"),
  Buffer.concat([directoryOf(pictures), ...pictures.map(({ png }) => png)]),
);

/** What an icon file begins with: the number of pictures, and where each is. */
function directoryOf(pictures: readonly { sidePx: number; png: Buffer }[]): Buffer {
  const directory = Buffer.alloc(headerBytes + entryBytes * pictures.length);
  directory.writeUInt16LE(1, 2); // an icon
  directory.writeUInt16LE(pictures.length, 4);
  let start = directory.length;
  for (const [index, { sidePx, png }] of pictures.entries()) {
    const at = headerBytes + entryBytes * index;
    directory.set([sidePx, sidePx], at);
    directory.writeUInt16LE(1, at + 4); // colour planes
    directory.writeUInt16LE(32, at + 6); // bits a pixel
    directory.writeUInt32LE(png.length, at + 8);
    directory.writeUInt32LE(start, at + 12);
    start += png.length;
  }
  return directory;
}
