import { encode } from "uqr";

/** A QR code to draw: its modules as the path of an SVG whose sides are `size` long. */
export interface QrCode {
  size: number;
  path: string;
}

export function qrCodeOf(text: string): QrCode {
  const { size, data } = encode(text, { border: 4 });
  const modules = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")));
  return { size, path: modules.join("") };
}
