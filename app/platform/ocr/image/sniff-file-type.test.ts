import { expect, test } from "vitest";
import { sniffFileType } from "./sniff-file-type.ts";

const bytesOf = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

test.each([
  ["jpeg", "\xff\xd8\xff\xe0\x00\x10JFIF"],
  ["png", "\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR"],
  ["webp", "RIFF\x24\x00\x00\x00WEBPVP8 "],
  ["gif", "GIF89a\x01\x00\x01\x00"],
  ["tiff", "II*\x00\x08\x00\x00\x00"],
  ["tiff", "MM\x00*\x00\x00\x00\x08"],
  ["bmp", "BM\x36\x00\x00\x00\x00\x00\x00\x00\x36\x00\x00\x00\x28\x00\x00\x00"],
  ["pdf", "%PDF-1.7\n"],
  ["pdf", "\xef\xbb\xbf\r\n%PDF-1.4\n"],
])("the first bytes tell a %s", (type, start) => {
  expect(sniffFileType(bytesOf(start))).toBe(type);
});

test.each([
  ["an empty file", ""],
  ["text", "Total charges: $12.00"],
  ["text that begins like a bitmap", "BMW of Springfield, invoice 17"],
  ["HTML", "<!doctype html><title>%PDF-1.7</title>"],
  ["a zip archive or office document", "PK\x03\x04\x14\x00"],
])("%s is no known type", (_, start) => {
  expect(sniffFileType(bytesOf(start))).toBeNull();
});
