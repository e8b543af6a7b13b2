import { JsonWindow, JsonWindowError } from "./json-window.ts";
import { walkMembers } from "./walk-window.ts";

export type PayerFileKind = "table-of-contents" | "in-network" | "allowed";

const KINDS: Readonly<Record<string, PayerFileKind>> = {
  reporting_structure: "table-of-contents",
  in_network: "in-network",
  provider_references: "in-network",
  out_of_network: "allowed",
};

/** What a text is, told by the first of its members that only one kind has; null: none of a payer's, or no JSON. */
export async function kindOfText(chunks: AsyncIterable<Uint8Array>): Promise<PayerFileKind | null> {
  let kind: PayerFileKind | undefined;
  try {
    await walkMembers(new JsonWindow(chunks), async (key) => {
      kind = KINDS[key];
      return kind === undefined ? undefined : "stop";
    });
  } catch (error) {
    if (!(error instanceof JsonWindowError)) throw error;
  }
  return kind ?? null;
}
