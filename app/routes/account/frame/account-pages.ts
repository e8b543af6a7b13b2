export interface AccountPage {
  key:
    | "home"
    | "bills"
    | "explanations"
    | "about"
    | "authorized"
    | "accounts"
    | "addBill"
    | "uploadBill"
    | "typeBill"
    | "runAudit"
    | "auditFindings"
    | "appeals"
    | "negotiate"
    | "security"
    | "export";
  path: string;
  /** Not for those who are authorized by the owner. */
  isOwners?: boolean;
  under?: AccountPage[];
}

/** The account's menu, in the order of the specification. */
export const accountPages: AccountPage[] = [
  { key: "home", path: "/account" },
  { key: "bills", path: "/account/bills" },
  { key: "explanations", path: "/account/explanations" },
  {
    key: "addBill",
    path: "/account/add-bill",
    under: [
      { key: "uploadBill", path: "/account/add-bill/upload-document" },
      { key: "typeBill", path: "/account/add-bill/manual-entry" },
    ],
  },
  { key: "about", path: "/account/about", isOwners: true },
  { key: "authorized", path: "/account/authorized-account", isOwners: true },
  { key: "accounts", path: "/account/accounts", isOwners: true },
  { key: "runAudit", path: "/account/run-audit" },
  { key: "auditFindings", path: "/account/audit-findings" },
  { key: "appeals", path: "/account/audit/detailed" },
  { key: "negotiate", path: "/account/negotiate" },
  { key: "security", path: "/account/security", isOwners: true },
  { key: "export", path: "/account/export", isOwners: true },
];
