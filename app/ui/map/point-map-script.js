// Draws a map of streets where a visitor asks for it; before, nothing is fetched from elsewhere. That it was asked for, its
// position and its zoom outlive the page for as long as the tab is open. Everything that a map shows is in words on the page,
// too.

/** @typedef {import("./point-map.tsx").MapPoint} MapPoint */
/** @typedef {{latitude: number, longitude: number, zoom: number}} View */

const attribution = '© <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> contributors';

addEventListener("click", ({ target }) => {
  const button = target instanceof Element ? target.closest("[data-show-streets]") : null;
  const map = button?.closest("[data-point-map]");
  if (map instanceof HTMLElement) showStreets(map);
});

// A page that is loaded again has the streets that were asked for on it.
for (const map of document.querySelectorAll("[data-point-map]")) {
  if (map instanceof HTMLElement && readView(map) !== null) showStreets(map);
}

/** @param {HTMLElement} map */
function showStreets(map) {
  map.querySelector("[data-show-streets]")?.setAttribute("hidden", "");
  say(map, map.dataset.loading);
  drawMap(map).then(
    () => say(map, ""),
    () => giveUp(map),
  );
}

/** @param {HTMLElement} place @param {string | undefined} text */
function say(place, text) {
  const message = place.querySelector("[data-map-message]");
  if (message) message.textContent = text ?? "";
}

/** @param {HTMLElement} place */
async function drawMap(place) {
  const { points: pointsText = "[]", zoom, leaflet = "", leafletStyles = "" } = place.dataset;
  const { tiles = "", markerClass = "", boxClass = "", label = "" } = place.dataset;
  /** @type {MapPoint[]} */
  const points = JSON.parse(pointsText);
  await Promise.all([import(/* @vite-ignore */ leaflet), loadStyles(leafletStyles)]);
  /** @type {typeof import("leaflet")} */
  const L = Reflect.get(window, "L");

  const box = document.createElement("section");
  box.className = boxClass;
  box.setAttribute("aria-label", label);
  box.dataset.streets = "";
  const canvas = document.createElement("div");
  box.append(canvas);
  place.querySelector("[data-drawn]")?.setAttribute("hidden", "");
  place.prepend(box);
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
  const kept = readView(place);
  if (kept) map.setView([kept.latitude, kept.longitude], kept.zoom);
  else
    map.fitBounds(
      points.map((point) => [point.latitude, point.longitude]),
      { padding: [32, 32], maxZoom: Number(zoom) },
    );
  const keep = () => {
    const { lat, lng } = map.getCenter();
    keepView(place, { latitude: lat, longitude: lng, zoom: map.getZoom() });
  };
  keep();
  map.on("moveend", keep);

  let anyTile = false;
  L.tileLayer(tiles, { maxZoom: 19, attribution })
    .on("tileload", () => {
      anyTile = true;
    })
    .on("tileerror", () => {
      if (anyTile || !box.isConnected) return;
      map.remove();
      giveUp(place);
    })
    .addTo(map);
}

/** What was drawn before comes back, with a sentence. @param {HTMLElement} place */
function giveUp(place) {
  place.querySelector("[data-streets]")?.remove();
  for (const part of place.querySelectorAll("[data-drawn], [data-show-streets]"))
    part.removeAttribute("hidden");
  say(place, place.dataset.failed);
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

/** @param {HTMLElement} place */
function viewKey({ dataset }) {
  return `map view of ${location.pathname} ${dataset.points}`;
}

/**
 * What was looked at last, once streets were asked for.
 * @param {HTMLElement} place
 * @returns {View | null}
 */
function readView(place) {
  try {
    return JSON.parse(sessionStorage.getItem(viewKey(place)) ?? "null");
  } catch {
    return null; // a browser may forbid storage
  }
}

/**
 * @param {HTMLElement} place
 * @param {View} view
 */
function keepView(place, view) {
  try {
    sessionStorage.setItem(viewKey(place), JSON.stringify(view));
  } catch {
    // a browser may forbid storage
  }
}
