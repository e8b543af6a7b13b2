import { SOURCE_STATES, type SourceState } from "#app/domain/sources/source.ts";

/** Which sources an address asks for; null = those of any state. */
export function readSourcesQuery(request: Request): { state: SourceState | null } {
  const asked = new URL(request.url).searchParams.get("state");
  return { state: SOURCE_STATES.find((state) => state === asked) ?? null };
}
