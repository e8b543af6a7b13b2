// Draws each map of a page when it comes near the screen. Its position and zoom outlive the page for as long as the tab
// is open. Everything that a map shows stands in words on the page, too.

/** @typedef {import("./point-map.tsx").MapPoint} MapPoint */
/** @typedef {{latitude: number, longitude: number, zoom: number}} View */

const attribution = '© <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> contributors';

const observer = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLElement)) continue;
      observer.unobserve(target);
      drawMap(target).catch(() => giveUp(target));
    }
  },
  { rootMargin: "200px" },
);

function watch() {
  for (const box of document.querySelectorAll("[data-point-map]")) observer.observe(box);
}
watch();
document.addEventListener("content-replaced", watch); // a live form brought another part of the page

/** @param {HTMLElement} box */
async function drawMap(box) {
  const { points: pointsText = "[]", zoom, leaflet = "", leafletStyles = "" } = box.dataset;
  const { tiles = "", markerClass = "" } = box.dataset;
  /** @type {MapPoint[]} */
  const points = JSON.parse(pointsText);
  await Promise.all([import(/* @vite-ignore */ leaflet), loadStyles(leafletStyles)]);
  /** @type {typeof import("leaflet")} */
  const L = Reflect.get(window, "L");

  const canvas = document.createElement("div");
  box.replaceChildren(canvas);
  const byFinger = matchMedia("(pointer: coarse)").matches;
  // One finger scrolls the page, as does the wheel; two fingers and the buttons move the map.
  const map = L.map(canvas, { scrollWheelZoom: false, dragging: !byFinger });
  map.attributionControl.setPrefix(false);
  const icon = L.divIcon({ className: markerClass, iconSize: [28, 28], iconAnchor: [14, 34], html: "" });
  for (const point of points) {
    L.marker([point.latitude, point.longitude], { icon, title: point.title })
      .bindPopup(describe(point))
      .addTo(map);
  }
  const viewKey = `map view of ${location.pathname} ${pointsText}`;
  const kept = readView(viewKey);
  if (kept) map.setView([kept.latitude, kept.longitude], kept.zoom);
  else
    map.fitBounds(
      points.map((point) => [point.latitude, point.longitude]),
      { padding: [32, 32], maxZoom: Number(zoom) },
    );
  map.on("moveend", () => {
    const { lat, lng } = map.getCenter();
    keepView(viewKey, { latitude: lat, longitude: lng, zoom: map.getZoom() });
  });

  let anyTile = false;
  L.tileLayer(tiles, { maxZoom: 19, attribution })
    .on("tileload", () => {
      anyTile = true;
    })
    .on("tileerror", () => {
      if (anyTile || box.dataset.failed !== undefined) return;
      map.remove();
      giveUp(box);
    })
    .addTo(map);
}

/** @param {HTMLElement} box */
function giveUp(box) {
  const message = document.createElement("p");
  message.role = "status";
  message.textContent = "Map not available";
  box.replaceChildren(message);
  box.dataset.failed = "";
}

/** @param {MapPoint} point */
function describe({ title, text, href }) {
  const described = document.createElement("div");
  const name = document.createElement(href ? "a" : "strong");
  name.textContent = title;
  if (href) name.setAttribute("href", href);
  described.append(name, document.createElement("br"), text);
  return described;
}

/** @param {string} href */
function loadStyles(href) {
  return new Promise((resolve, reject) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = href;
    link.onload = resolve;
    link.onerror = reject;
    document.head.append(link);
  });
}

/**
 * @param {string} key
 * @returns {View | null}
 */
function readView(key) {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "null");
  } catch {
    return null; // a browser may forbid storage
  }
}

/**
 * @param {string} key
 * @param {View} view
 */
function keepView(key, view) {
  try {
    sessionStorage.setItem(key, JSON.stringify(view));
  } catch {
    // a browser may forbid storage
  }
}
