/** Returns the pages of a PDF counted by their markers in the raw bytes ('/Type /Page', not '/Pages'), as a browser can without
 *  parsing. Null when the bytes aren't a PDF; 0 when the markers are inside compressed streams: the server counts then. */
export function countPdfPageMarkers(bytes: Uint8Array): number | null {
  const text = new TextDecoder("latin1").decode(bytes);
  if (!text.slice(0, 1024).includes("%PDF-")) return null;
  return text.match(/\/Type\s*\/Page(?![A-Za-z])/g)?.length ?? 0;
}
