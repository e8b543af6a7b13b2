import { z } from "zod/v4";
import { JsonWindow } from "./json-window.ts";
import { providerGroups } from "./provider-groups.ts";
import { isoDate, rateTerms } from "./rate-terms.ts";
import { ratedCode } from "./service-of-rates.ts";
import { readText, readValue, walkItems, walkMembers } from "./walk-window.ts";

/** What a plan allowed a provider out of network, the patient's share in it (45 CFR 147.212(b)(1)(ii)). */
export interface AllowedAmount {
  codeType: string;
  code: string;
  billingClass: string;
  modifiers: string[];
  npi: number;
  taxNumber: string;
  /** Dollars as written. */
  allowed: string;
  billed: string;
}

const Item = z.object({
  billing_code_type: z.union([z.string(), z.number()]),
  billing_code: z.union([z.string(), z.number()]),
  allowed_amounts: z.array(
    z.object({
      tin: z.unknown(),
      billing_class: z.unknown(),
      service_code: z.unknown(),
      payments: z.array(
        z.object({
          allowed_amount: z.union([z.string(), z.number()]),
          billing_code_modifier: z.unknown(),
          providers: z.array(
            z.object({ billed_charge: z.union([z.string(), z.number()]), npi: z.unknown() }),
          ),
        }),
      ),
    }),
  ),
});

/** Reads a file of allowed amounts; nothing of an entry that is none of the schema's. Throws as readInNetwork does. */
export async function readAllowedAmounts(
  chunks: AsyncIterable<Uint8Array>,
  onAmount: (amount: AllowedAmount) => void,
): Promise<{ entityName: string | null; updatedOn: string | null; version: string | null }> {
  const window = new JsonWindow(chunks);
  const header: Record<string, string> = {};
  await walkMembers(window, async (key) => {
    if (HEADER_FIELDS.has(key)) header[key] = await readText(window);
    if (key !== "out_of_network") return;
    await walkItems(window, async () => {
      const item = Item.safeParse(await readValue(window));
      if (item.success) for (const amount of amountsOf(item.data)) onAmount(amount);
    });
  });
  return {
    entityName: header.reporting_entity_name ?? null,
    updatedOn: isoDate(header.last_updated_on ?? ""),
    version: header.version ?? null,
  };
}

const HEADER_FIELDS = new Set(["reporting_entity_name", "last_updated_on", "version"]);

function* amountsOf(item: z.output<typeof Item>): Generator<AllowedAmount> {
  const code = ratedCode(String(item.billing_code_type), String(item.billing_code));
  for (const { tin, billing_class, payments } of item.allowed_amounts) {
    for (const { allowed_amount, billing_code_modifier, providers } of payments) {
      const { billingClass, modifiers } = rateTerms({ billing_class, billing_code_modifier });
      for (const { billed_charge, npi } of providers) {
        const [group] = providerGroups([{ npi, tin }]) ?? [];
        for (const one of group?.npis ?? []) {
          yield {
            ...code,
            billingClass,
            modifiers,
            npi: one,
            taxNumber: group?.taxIdentity.number ?? "",
            allowed: dollars(allowed_amount),
            billed: dollars(billed_charge),
          };
        }
      }
    }
  }
}

function dollars(amount: string | number): string {
  const text = String(amount).replace(/[$,\s]/g, "");
  return /^-?\d+(\.\d+)?$/.test(text) ? text : "0";
}
