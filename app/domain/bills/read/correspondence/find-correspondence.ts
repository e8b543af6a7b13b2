import { squash } from "#app/domain/reading/labels/fold-text.ts";
import type { Correspondence } from "../../bill.ts";
import type { Evidence } from "../find-evidence.ts";
import { findAccountNumbers } from "./account-numbers.ts";
import { noNotice, readCollectorsNotice } from "./collectors-notice.ts";
import { findOfficePhones, findPhoneBelow } from "./office-phones.ts";
import { findPatient } from "./patient.ts";
import { findAddressBelow, findBillingAddress } from "./postal-addresses.ts";
import { textBlocksOf } from "./text-blocks.ts";

/** Whom to write and to call about a bill, and as who. Each of them that is not surely the one stays null. `providerName`: as it was
 *  read, null where it was not. */
export function findCorrespondence(
  { rows, labels, kind }: Pick<Evidence, "rows" | "labels" | "kind">,
  providerName: string | null,
): Correspondence {
  const blocks = textBlocksOf(rows);
  const isCollectors = kind === "collection-notice";
  const notice = isCollectors ? readCollectorsNotice(rows, blocks) : noNotice;
  const sender = squash((isCollectors ? notice.collectorName?.value : providerName) ?? "");
  const isSender = (text: string) => sender !== "" && squash(text) === sender;
  const phones = findOfficePhones(blocks);
  return {
    ...findAccountNumbers(rows, labels, { blocks, isCollectors }),
    ...findPatient(rows, labels, blocks),
    billingAddress: findBillingAddress(blocks) ?? findAddressBelow(blocks, isSender),
    ...phones,
    billingPhone: phones.billingPhone ?? (isCollectors ? findPhoneBelow(blocks, isSender) : null),
    ...notice,
  };
}
