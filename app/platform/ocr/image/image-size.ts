/** What an image's header claims. `pixelAspect` is a pixel's height over its width: 2.08 for a fax of 204 × 98 dpi. */
export interface ImageSize {
  widthPx: number;
  heightPx: number;
  pixelAspect: number;
}

/** Height over width of a pixel; 1 where the densities are missing, nearly equal or absurd. */
export function pixelAspect(horizontalDensity: number, verticalDensity: number): number {
  const aspect = horizontalDensity / verticalDensity;
  const isSensible = aspect > 0.25 && aspect < 4;
  return isSensible && Math.abs(aspect - 1) > 0.02 ? aspect : 1;
}
