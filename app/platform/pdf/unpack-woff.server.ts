import { inflateSync } from "node:zlib";

const WOFF_HEADER_BYTES = 44;
const WOFF_ENTRY_BYTES = 20;
const SFNT_HEADER_BYTES = 12;
const SFNT_ENTRY_BYTES = 16;

/** A font of a WOFF 1.0 file as the TrueType font that it packs, which PDF takes. Source: W3C WOFF File Format 1.0. */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString("latin1", 0, 4) !== "wOFF") throw new Error("This is no WOFF 1.0 font.");
  const tables = readTables(woff);
  const header = Buffer.alloc(SFNT_HEADER_BYTES + tables.length * SFNT_ENTRY_BYTES);
  writeSfntHeader(header, woff.readUInt32BE(4), tables.length);
  const parts: Buffer[] = [header];
  let offset = header.length;
  for (const [index, { tag, checksum, bytes }] of tables.entries()) {
    const entry = SFNT_HEADER_BYTES + index * SFNT_ENTRY_BYTES;
    header.write(tag, entry, "latin1");
    header.writeUInt32BE(checksum, entry + 4);
    header.writeUInt32BE(offset, entry + 8);
    header.writeUInt32BE(bytes.length, entry + 12);
    const padding = Buffer.alloc(-bytes.length & 3); // tables begin at multiples of four bytes
    parts.push(bytes, padding);
    offset += bytes.length + padding.length;
  }
  return Buffer.concat(parts);
}

function readTables(woff: Buffer): { tag: string; checksum: number; bytes: Buffer }[] {
  return Array.from({ length: woff.readUInt16BE(12) }, (_, index) => {
    const entry = WOFF_HEADER_BYTES + index * WOFF_ENTRY_BYTES;
    const [offset, packedBytes, sizeBytes] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at)) as [
      number,
      number,
      number,
    ];
    const packed = woff.subarray(offset, offset + packedBytes);
    return {
      tag: woff.toString("latin1", entry, entry + 4),
      checksum: woff.readUInt32BE(entry + 16),
      bytes: packedBytes < sizeBytes ? inflateSync(packed) : packed,
    };
  });
}

function writeSfntHeader(header: Buffer, flavour: number, tableCount: number): void {
  const power = Math.floor(Math.log2(tableCount));
  header.writeUInt32BE(flavour, 0);
  header.writeUInt16BE(tableCount, 4);
  header.writeUInt16BE(2 ** power * 16, 6);
  header.writeUInt16BE(power, 8);
  header.writeUInt16BE((tableCount - 2 ** power) * 16, 10);
}
