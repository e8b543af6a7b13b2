/** Brings a file of the site whole; `onBytes` hears how much of it is there, uncompressed. Throws when the connection or the
 *  server fails. */
export async function loadAsset(
  address: string,
  onBytes: (bytes: number) => void,
  signal: AbortSignal,
): Promise<ArrayBuffer> {
  const response = await fetch(address, { signal });
  if (!response.ok || !response.body) throw new Error(`${address} was answered with ${response.status}`);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  const reader = response.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    bytes += part.value.byteLength;
    onBytes(bytes);
  }
  return new Blob(parts).arrayBuffer();
}
