import { type FhirObject, objectOf, objectsOf, textOf } from "./fhir-values.ts";

/** The resources of a file, found by what refers to them. */
export interface FhirResources {
  /** What a reference points to, inside the resource that has it or beside it; null: it is not in the file. One step, so that
   *  circles are never walked. */
  resolve(reference: unknown, within: FhirObject): FhirObject | null;
}

/** `entries`: resources with the address under which a bundle has them. */
export function openResources(
  entries: readonly { fullUrl: string | null; resource: FhirObject }[],
): FhirResources {
  const byAddress = new Map<string, FhirObject>();
  for (const { fullUrl, resource } of entries) {
    const [type, id] = [textOf(resource.resourceType), textOf(resource.id)];
    for (const address of [fullUrl, type && id ? `${type}/${id}` : null]) {
      if (address !== null && !byAddress.has(address)) byAddress.set(address, resource);
    }
  }
  return {
    resolve(reference, within) {
      const address = textOf(objectOf(reference)?.reference);
      if (address === null) return null;
      if (address.startsWith("#")) {
        return objectsOf(within.contained).find(({ id }) => `#${textOf(id)}` === address) ?? null;
      }
      const relative = /[A-Z][A-Za-z]+\/[^/]+(?=$|\/_history)/.exec(address)?.[0];
      return byAddress.get(address) ?? (relative ? (byAddress.get(relative) ?? null) : null);
    },
  };
}

/** What a person or an organization is called; null: it has no name. */
export function nameOfResource(resource: FhirObject): string | null {
  const { name } = resource;
  const plain = textOf(name);
  if (plain !== null) return plain;
  const [human] = objectsOf(name);
  if (!human) return null;
  const given = Array.isArray(human.given) ? human.given.flatMap((one) => textOf(one) ?? []) : [];
  const suffix = Array.isArray(human.suffix) ? human.suffix.flatMap((one) => textOf(one) ?? []) : [];
  return textOf(human.text) ?? textOf([...given, textOf(human.family) ?? "", ...suffix].join(" "));
}
