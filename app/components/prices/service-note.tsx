import type { ServiceItem } from "#app/domain/services/service-item.ts";
import { type ServiceNote as Note, noteOnService } from "#app/domain/services/service-note.ts";

interface ServiceNoteProps {
  service: Pick<ServiceItem, "codeType" | "code">;
  words: Record<Note, string>;
}

/** What has to be known of a service before its price is read, where there is something. */
export function ServiceNote({ service, words }: ServiceNoteProps) {
  const note = noteOnService(service);
  return note ? <p>{words[note]}</p> : null;
}
