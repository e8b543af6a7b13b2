import { findPageQuads } from "./find-page-quads.ts";
import type { GreyImage } from "./grey-image.ts";
import { warpToRectangle } from "./warp-to-rectangle.ts";

/** The pages that a picture shows, each laid flat, in the order that they are read in: a scan is one itself, a photo may
 *  show two side by side. */
export function layPagesFlat(picture: GreyImage): GreyImage[] {
  const quads = findPageQuads(picture);
  return quads.length > 0 ? quads.map((quad) => warpToRectangle(picture, quad)) : [picture];
}
