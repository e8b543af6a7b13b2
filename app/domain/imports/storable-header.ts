import type { MrfHeader } from "#app/domain/mrf/mrf-header.ts";

/** Longer than any name or address; an index of PostgreSQL holds no text of more than some 2,700 bytes. */
export const MAX_TEXT_LENGTH = 500;

/** A file's header as the database can hold it: without NUL characters, names and addresses of a sane length. */
export function storableHeader(header: MrfHeader): MrfHeader {
  const { license } = header;
  return {
    ...header,
    version: storable(header.version),
    hospitalName: header.hospitalName?.replaceAll("\0", "") ?? null,
    lastUpdatedOn: storable(header.lastUpdatedOn),
    locations: header.locations.map(storableText),
    addresses: header.addresses.map(storableText),
    license: license && { ...license, number: storable(license.number) },
    npis: header.npis.map(storableText),
    attesterName: storable(header.attesterName),
  };
}

const storable = (text: string | null) => (text === null ? null : storableText(text));

function storableText(text: string): string {
  return text.replaceAll("\0", "").slice(0, MAX_TEXT_LENGTH);
}
