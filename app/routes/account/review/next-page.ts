/** Where a bill's form leads once the bill is saved: back to its audit for people who came from there; null: to the bill. */
export function nextPageOf(request: Request): "audit" | null {
  return new URL(request.url).searchParams.get("next") === "audit" ? "audit" : null;
}
