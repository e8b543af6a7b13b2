export interface AccountPage {
  key: "home" | "about" | "authorized" | "accounts" | "security";
  path: string;
  /** Not for those who are authorised by the owner. */
  isOwners?: boolean;
  under?: AccountPage[];
}

/** The account's menu, in the order of the specification. */
export const accountPages: AccountPage[] = [
  { key: "home", path: "/account" },
  { key: "about", path: "/account/about", isOwners: true },
  { key: "authorized", path: "/account/authorized-account", isOwners: true },
  { key: "accounts", path: "/account/accounts", isOwners: true },
  { key: "security", path: "/account/security", isOwners: true },
];
