import type { GreyImage } from "./grey-image.ts";
import type { ImageSize } from "./image-size.ts";
import type { ImageFileType } from "./read-image-sizes.ts";

/** Turns pictures into brightness and back with the codecs of the current machine. */
export interface PictureCodec {
  /** Decodes one page of an image whose header was checked: upright by its EXIF orientation, with square pixels,
   *  transparent parts white, no larger than a page is read. Null means that the picture's data is damaged. */
  decodePage(
    bytes: Uint8Array,
    type: ImageFileType,
    page: number,
    size: ImageSize,
  ): Promise<GreyImage | null>;
  /** `quality` is 0 to 1. */
  encodeJpeg(image: GreyImage, quality: number): Promise<Uint8Array>;
}
