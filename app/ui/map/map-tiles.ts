/** Where the pictures of maps come from: a page that shows one allows them by `handle = { imageOrigins: [mapTileOrigin] }`. */
export const mapTileOrigin = "https://tile.openstreetmap.org";
