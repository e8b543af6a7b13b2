import { deflateSync } from "node:zlib";
import { PDFDocument } from "pdf-lib";

/** A PDF with this many empty pages, and `sizeBytes` bytes long when given. */
export async function pdfOf(pageCount: number, sizeBytes?: number): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  for (let page = 0; page < pageCount; page++) pdf.addPage();
  const bytes = await pdf.save({ useObjectStreams: false }); // page markers that a browser can count
  if (sizeBytes === undefined) return bytes;
  const padded = new Uint8Array(sizeBytes).fill(0x20);
  padded.set(bytes);
  return padded;
}

/** A PNG whose header claims a picture that would take 10 GB to decode. */
export function pngClaiming(width: number, height: number): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk("IHDR", header),
    pngChunk("IDAT", deflateSync(Buffer.alloc(100))),
    pngChunk("IEND", Buffer.alloc(0)),
  ]);
}

/** A small PDF whose page content inflates to `inflatedBytes`. */
export function pdfBomb(inflatedBytes: number): Uint8Array {
  const content = deflateSync(Buffer.alloc(inflatedBytes, "0 0 m 9 9 l S\n"), { level: 9 });
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R >>",
  ];
  const parts = [Buffer.from("%PDF-1.4\n")];
  objects.forEach((object, index) => {
    parts.push(Buffer.from(`${index + 1} 0 obj\n${object}\nendobj\n`));
  });
  parts.push(Buffer.from(`4 0 obj\n<< /Length ${content.length} /Filter /FlateDecode >>\nstream\n`), content);
  parts.push(Buffer.from("\nendstream\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n"));
  return Buffer.concat(parts);
}

/** The smallest GIF: one pixel. */
export const gif = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");

function pngChunk(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, "latin1"), content]);
  const framed = Buffer.alloc(8 + body.length);
  framed.writeUInt32BE(content.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), 4 + body.length);
  return framed;
}

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return ~crc >>> 0;
}
