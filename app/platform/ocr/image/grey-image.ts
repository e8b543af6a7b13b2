/** Brightness of every pixel, row by row from the top left; 0 is black, 255 white. */
export interface GreyImage {
  data: Uint8Array;
  width: number;
  height: number;
}

/** Whether all pixels are equal: the image is blank. */
export function isUniform({ data }: GreyImage): boolean {
  const first = data[0];
  return data.every((brightness) => brightness === first);
}

export interface Point {
  x: number;
  y: number;
}

/** Brightness between pixels, bilinear; outside the image the nearest pixel counts.
 *  The centre of the top left pixel is (0.5, 0.5). */
export function sampleBrightness(image: GreyImage, x: number, y: number): number {
  const { data, width, height } = image;
  const column = Math.min(width - 1, Math.max(0, x - 0.5));
  const row = Math.min(height - 1, Math.max(0, y - 0.5));
  const left = column | 0;
  const top = row | 0;
  const right = left + 1 < width ? left + 1 : left;
  const topOffset = top * width;
  const bottomOffset = top + 1 < height ? topOffset + width : topOffset;
  const towardsRight = column - left;
  const towardsBottom = row - top;
  const upper = data[topOffset + left]! * (1 - towardsRight) + data[topOffset + right]! * towardsRight;
  const lower = data[bottomOffset + left]! * (1 - towardsRight) + data[bottomOffset + right]! * towardsRight;
  return upper * (1 - towardsBottom) + lower * towardsBottom;
}

/** The image turned clockwise by a quarter turn. */
export function turnQuarter(image: GreyImage): GreyImage {
  const { data, width, height } = image;
  const turned = new Uint8Array(data.length);
  for (let y = 0; y < height; y++) {
    const column = height - 1 - y;
    for (let x = 0; x < width; x++) turned[x * height + column] = data[y * width + x]!;
  }
  return { data: turned, width: height, height: width };
}

/** The image turned upside down. */
export function turnHalf(image: GreyImage): GreyImage {
  return { ...image, data: new Uint8Array(image.data).reverse() };
}
