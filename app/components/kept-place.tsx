import { useLocation } from "@remix-run/react";
import type { AnchorHTMLAttributes } from "react";
import { type SavedPrice, writeSavedPrice } from "#app/domain/prices/search/saved-price.ts";
import { KeptList, savedParameter, useSavedPrices } from "./saved-list.tsx";

/** Where the visitor looks for hospitals, as the address of the page has it; '' = it says nothing. */
function useKeptPlace(): string {
  const given = new URLSearchParams(useLocation().search);
  return given.get("location") ?? given.get("near") ?? "";
}

/** Takes where the visitor looks, and the prices that they saved, along to another page about prices. */
export function useKeepPlace(): (href: string) => string {
  const place = useKeptPlace();
  const saved = useSavedPrices();
  return (href) => (place === "" && saved.length === 0 ? href : withKept(href, place, saved));
}

/** A link to another page about prices, which takes along where the visitor looks and what they saved. */
export function PlaceLink({ href, ...link }: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  const keep = useKeepPlace();
  return <a href={keep(href)} {...link} />;
}

/** What takes along where the visitor looks and what they saved, in a form that leads to another page about prices. */
export function KeptPlace() {
  const place = useKeptPlace();
  return (
    <>
      {place === "" ? null : <input type="hidden" name="location" value={place} />}
      <KeptList />
    </>
  );
}

function withKept(href: string, place: string, saved: readonly SavedPrice[]): string {
  const [address = "", hash] = href.split("#");
  const [path = "", query] = address.split("?");
  const parameters = new URLSearchParams(query);
  const name = path === "/hospitals" ? "near" : "location";
  if (place !== "" && !parameters.has(name)) parameters.set(name, place);
  for (const price of saved) parameters.append(savedParameter, writeSavedPrice(price));
  return `${path}?${parameters}${hash === undefined ? "" : `#${hash}`}`;
}
