import { createContext, useContext } from "react";

/** The one-time word that lets a hydrated page's inline scripts pass the content security policy.
 *  Undefined on plain pages, which have none, and in the browser. */
export const NonceContext = createContext<string | undefined>(undefined);

export function useNonce(): string | undefined {
  return useContext(NonceContext);
}
