import { randomUUID } from "node:crypto";
import { keptAppeals } from "#app/domain/appeals/kept-appeals.server.ts";
import type { Language } from "#app/domain/language/language.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import type { AppealCase } from "../appeal-case/find-appeal-case.server.ts";
import type { AccountAccess } from "../frame/gate.server.ts";
import { findHelp } from "./find-help.server.ts";
import type { HouseholdTexts } from "./household-fields.tsx";

/** The page that begins an application, with what is known of help and of the household. */
export async function viewBegin(
  language: Language,
  db: Database,
  { account }: AccountAccess,
  { found: { billId, bill }, desk, material }: AppealCase,
) {
  const [help, appeals] = await Promise.all([
    findHelp(language, db, bill, desk.today),
    keptAppeals.list(db, account, { billId }),
  ]);
  const open = appeals.find(({ summary }) => summary.hasApplication && summary.state === "draft");
  const { name, householdSize, insuranceKind } = material.profile;
  const texts: HouseholdTexts = {
    patientName: bill.correspondence?.patientName?.value ?? name,
    accountNumber: bill.correspondence?.accountNumber?.value ?? "",
    size: String(householdSize ?? ""),
    insurance: insuranceKind === null ? "not-sure" : insuranceKind === "none" ? "none" : "some",
  };
  return {
    billId,
    /** That the application gets, so that a form that is sent twice begins one. */
    appealId: randomUUID(),
    /** Of one that was begun and not sent; null: none. */
    openId: open?.appealId ?? null,
    name: bill.providerName?.value ?? bill.hospital?.name ?? null,
    lines: help.lines,
    days: help.days?.sentence ?? null,
    texts,
  };
}
