/** The brightness of each pixel of RGBA data over white: luminance by ITU-R BT.709 in linear light, as libvips has it. */
export function brightnessOfPixels(rgba: Uint8Array | Uint8ClampedArray): Uint8Array {
  const brightness = new Uint8Array(rgba.length / 4);
  for (let from = 0, to = 0; to < brightness.length; from += 4, to++) {
    const alpha = rgba[from + 3]!;
    const [red, green, blue] = [rgba[from]!, rgba[from + 1]!, rgba[from + 2]!];
    if (alpha === 255 && red === green && green === blue) brightness[to] = red;
    else {
      const light =
        0.2126 * LIGHT_OF[overWhite(red, alpha)]! +
        0.7152 * LIGHT_OF[overWhite(green, alpha)]! +
        0.0722 * LIGHT_OF[overWhite(blue, alpha)]!;
      brightness[to] = VALUE_OF[Math.round(light * LEVELS)]!;
    }
  }
  return brightness;
}

function overWhite(value: number, alpha: number): number {
  return alpha === 255 ? value : Math.round(255 + ((value - 255) * alpha) / 255);
}

/** The light of a pixel's value, 0 to 1, and back (IEC 61966-2-1). Finer levels than this round to the same values. */
const LEVELS = 8192;
const LIGHT_OF = Float64Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});
const VALUE_OF = Uint8Array.from({ length: LEVELS + 1 }, (_, level) => {
  const light = level / LEVELS;
  return Math.round(255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055));
});
