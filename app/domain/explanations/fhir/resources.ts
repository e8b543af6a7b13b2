import { type FhirObject, objectOf, objectsOf, textOf } from "./fhir-values.ts";

/** The resources of a file, found by what refers to them. */
export interface FhirResources {
  /** Returns what a reference points to, inside the resource that has it or next to it; null: it is not in the file. One step, so
   *  that circles are never walked. */
  resolve(reference: unknown, within: FhirObject): FhirObject | null;
}

/** Given names of a person, or suffixes of the name. */
const MAX_NAME_PARTS = 10;

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
  const containedIn = new Map<FhirObject, Map<string, FhirObject>>();
  const openContained = (within: FhirObject) => {
    const contained = new Map<string, FhirObject>();
    for (const resource of objectsOf(within.contained)) {
      const address = `#${textOf(resource.id)}`;
      if (!contained.has(address)) contained.set(address, resource);
    }
    containedIn.set(within, contained);
    return contained;
  };
  return {
    resolve(reference, within) {
      const address = textOf(objectOf(reference)?.reference);
      if (address === null) return null;
      if (address.startsWith("#")) {
        return (containedIn.get(within) ?? openContained(within)).get(address) ?? null;
      }
      return byAddress.get(address) ?? byAddress.get(relativeOf(address)) ?? null;
    },
  };
}

/** 'Patient/7' of 'https://plan.example/fhir/Patient/7/_history/2'. */
function relativeOf(address: string): string {
  const parts = address.split("/");
  const version = parts.indexOf("_history");
  return parts
    .slice(0, version < 0 ? parts.length : version)
    .slice(-2)
    .join("/");
}

/** What a person or an organization is called; null: it has no name. */
export function nameOfResource(resource: FhirObject): string | null {
  const { name } = resource;
  const plain = textOf(name);
  if (plain !== null) return plain;
  const [human] = objectsOf(name);
  if (!human) return null;
  const partsOf = (list: unknown) =>
    Array.isArray(list) ? list.slice(0, MAX_NAME_PARTS).flatMap((one) => textOf(one) ?? []) : [];
  const [given, suffix] = [partsOf(human.given), partsOf(human.suffix)];
  return textOf(human.text) ?? textOf([...given, textOf(human.family) ?? "", ...suffix].join(" "));
}
