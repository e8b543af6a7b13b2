/** The slug of a category or subcategory that is written as a slug or as its English name: 'CT scan' is 'ct-scan'. */
export function categorySlug(written: string): string {
  return written
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
