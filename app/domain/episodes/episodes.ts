import type { ServiceCode } from "#app/domain/billing-codes/service-code.ts";
import type { CodeGroup } from "#app/domain/services/code-groups.ts";
import { BIRTHS } from "./catalogue/births.ts";
import { BONES_AND_JOINTS } from "./catalogue/bones-and-joints.ts";
import { DIGESTION } from "./catalogue/digestion.ts";
import { HEART } from "./catalogue/heart.ts";
import { OTHER_SURGERY } from "./catalogue/other-surgery.ts";
import { SCANS } from "./catalogue/scans.ts";
import { VISITS_AND_TESTS } from "./catalogue/visits-and-tests.ts";
import type { Episode, EpisodePart, PartOption } from "./episode.ts";

/** All that are known, in the order in which they are offered. */
const CATALOGUE = [
  ...BIRTHS,
  ...BONES_AND_JOINTS,
  ...DIGESTION,
  ...SCANS,
  ...HEART,
  ...OTHER_SURGERY,
  ...VISITS_AND_TESTS,
] as const;

export type EpisodeId = (typeof CATALOGUE)[number]["id"];

export const EPISODES: readonly Episode<EpisodeId>[] = CATALOGUE;

/**
 * The episodes that a service is what one goes to the hospital for, most often none or one. In the parts that are of the
 * service itself (the room, the surgeon) it comes before the other codes that count.
 */
export function episodesOf(service: ServiceCode): Episode<EpisodeId>[] {
  return EPISODES.filter((episode) => isAmong(episode.services, service)).map((episode) => ({
    ...episode,
    parts: episode.parts.map((part) => withFirst(part, service, episode)),
  }));
}

function withFirst(part: EpisodePart, service: ServiceCode, { services }: Episode): EpisodePart {
  const isOfService = (option: PartOption) => isStay(option) === isStay(service) && isAmong(services, option);
  const settings = new Set(part.options.filter(isOfService).map(({ setting }) => setting));
  if (part.need === "sometimes" || settings.size === 0) return part;
  const isAsked = ({ codeType, code }: ServiceCode) => codeType === service.codeType && code === service.code;
  const others = part.options.filter((option) => !isAsked(option));
  const { codeType, code } = service;
  const asked = [...settings].map((setting): PartOption => ({ codeType, code, setting }));
  return { ...part, options: [...asked, ...others] };
}

function isAmong(groups: readonly CodeGroup[], { codeType, code }: ServiceCode): boolean {
  return groups.some((group) => group.codeType === codeType && group.first <= code && code <= group.last);
}

function isStay({ codeType }: ServiceCode): boolean {
  return codeType === "MS-DRG";
}
