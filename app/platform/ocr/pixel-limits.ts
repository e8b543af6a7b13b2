/** Larger pictures are refused by their header: a phone's has 12 to 50 megapixels, a page at 600 dpi 34. */
export const MAX_IMAGE_PIXELS = 100_000_000;

/** Pages are read at no more than this, a letter page at 260 dpi; more pixels read no better. */
export const MAX_PAGE_PIXELS = 6_300_000;
