import type { BillKeeper } from "#app/domain/bills/kept/bill-keeper.ts";
import { openJson, sealJson } from "#app/platform/keys/sealing-key.server.ts";
import { type AuditSummary, type KeptAudit, summariseAudit } from "./kept-audit.ts";

/** An audit and its summary as their row holds them. */
export function sealAudit({ key }: BillKeeper, auditId: string, kept: KeptAudit) {
  return {
    sealedAudit: sealJson(key, `audit ${auditId}`, kept),
    sealedSummary: sealJson(key, `audit summary ${auditId}`, summariseAudit(kept)),
  };
}

export function openAudit({ key }: BillKeeper, auditId: string, sealed: Uint8Array): KeptAudit {
  return openJson(key, `audit ${auditId}`, sealed);
}

export function openAuditSummary({ key }: BillKeeper, auditId: string, sealed: Uint8Array): AuditSummary {
  return openJson(key, `audit summary ${auditId}`, sealed);
}
