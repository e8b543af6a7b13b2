export type DocumentFileType = "jpeg" | "png" | "webp" | "bmp" | "tiff" | "pdf";
export type FileType = DocumentFileType | "gif";

/** Returns a file's type from its first bytes; its name and declared type are never trusted.
 *  Null means none of these: text, HTML, an office document, an empty file. */
export function sniffFileType(bytes: Uint8Array): FileType | null {
  const startsWith = (...expected: number[]) => expected.every((byte, index) => bytes[index] === byte);
  const hasAscii = (text: string, at: number) =>
    [...text].every((character, index) => bytes[at + index] === character.charCodeAt(0));

  if (startsWith(0xff, 0xd8, 0xff)) return "jpeg";
  if (startsWith(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return "png";
  if (hasAscii("RIFF", 0) && hasAscii("WEBP", 8)) return "webp";
  if (hasAscii("GIF87a", 0) || hasAscii("GIF89a", 0)) return "gif";
  if (startsWith(0x49, 0x49, 0x2a, 0x00) || startsWith(0x4d, 0x4d, 0x00, 0x2a)) return "tiff";
  if (hasAscii("BM", 0) && isBitmapHeaderSize(bytes[14])) return "bmp";
  if (hasPdfMarker(bytes)) return "pdf";
  return null;
}

/** "BM" alone also begins plain text; the size of the second header identifies a bitmap. */
function isBitmapHeaderSize(size: number | undefined): boolean {
  return size !== undefined && [12, 40, 52, 56, 64, 108, 124].includes(size);
}

/** PDF readers accept bytes before the marker; scanners and mail gateways put a byte order mark or blank lines there. */
function hasPdfMarker(bytes: Uint8Array): boolean {
  const start = String.fromCharCode(...bytes.subarray(0, 64));
  return /^(?:\xef\xbb\xbf)?[\s\0]*%PDF-/.test(start);
}
