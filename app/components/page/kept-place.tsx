import { useLocation } from "@remix-run/react";
import type { AnchorHTMLAttributes } from "react";

/** Where the visitor looks for hospitals, as the address of the page has it; '' = it says nothing. */
function useKeptPlace(): string {
  const given = new URLSearchParams(useLocation().search);
  return given.get("location") ?? given.get("near") ?? "";
}

/** Takes where the visitor looks along to another page about prices. */
export function useKeepPlace(): (href: string) => string {
  const place = useKeptPlace();
  return (href) => (place === "" ? href : withPlace(href, place));
}

/** A link to another page about prices, which takes along where the visitor looks. */
export function PlaceLink({ href, ...link }: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  const keep = useKeepPlace();
  return <a href={keep(href)} {...link} />;
}

/** What takes along where the visitor looks, in a form that leads to another page about prices. */
export function KeptPlace() {
  const place = useKeptPlace();
  return place === "" ? null : <input type="hidden" name="location" value={place} />;
}

function withPlace(href: string, place: string): string {
  const [address = "", hash] = href.split("#");
  const [path = "", query] = address.split("?");
  const parameters = new URLSearchParams(query);
  const name = path === "/hospitals" ? "near" : "location";
  if (!parameters.has(name)) parameters.set(name, place);
  return `${path}?${parameters}${hash === undefined ? "" : `#${hash}`}`;
}
