import sharp from "sharp";
import type { PictureCodec } from "./picture-codec.ts";

export const encodeJpeg: PictureCodec["encodeJpeg"] = ({ data, width, height }, quality) =>
  sharp(data, { raw: { width, height, channels: 1 } })
    .jpeg({ quality: Math.round(quality * 100) })
    .toBuffer();
