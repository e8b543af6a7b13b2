/** A page whose answer other sites may show in a frame. */
export type EmbedName = "search" | "price" | "assistance";

const PAGES: Record<EmbedName, string> = {
  search: "/hospital_search",
  price: "/hospital_service_details",
  assistance: "/assistance",
};

const names = Object.keys(PAGES) as EmbedName[];

/** The narrowest and the widest frame that an embedded answer is made for. */
export const EMBED_WIDTH_PX = { min: 280, usual: 600, max: 900 } as const;

/** Widths from which an answer needs no more than a height. */
const FROM_WIDTHS_PX = [280, 400, 600, 900] as const;
type Heights = readonly [number, number, number, number];

/** Room for the longest answers of the sample site at these widths, with its notice, measured in Chromium. Longer ones scroll
 *  inside the frame. `asked`: with a plan or an amount there is more to say. */
const HEIGHTS_PX: Record<EmbedName, { usual: Heights; asked: Heights }> = {
  search: { usual: [980, 780, 640, 600], asked: [1300, 960, 780, 720] },
  price: { usual: [860, 700, 600, 540], asked: [1000, 780, 640, 600] },
  assistance: { usual: [720, 540, 460, 380], asked: [720, 540, 460, 380] },
};

/** Whether other sites may show this very path in a frame: they may show no other one. */
export function isEmbedPath(path: string): boolean {
  return names.some((name) => path === embedPath(name));
}

const embedPath = (name: EmbedName) => `/embed/${name}`;

/** Returns the embed for a page's path, or for the embed's path; null: the page has none. */
export function embedOfPath(path: string): EmbedName | null {
  return names.find((name) => path === PAGES[name] || path === embedPath(name)) ?? null;
}

/** The frame's address for the query of a page, '?search=…' or ''. */
export function embedAddress(name: EmbedName, search: string): string {
  return `${embedPath(name)}${search}`;
}

/** The whole page that an embedded answer is of; the frame's theme says nothing there. */
export function wholePageAddress(name: EmbedName, search: string): string {
  const query = new URLSearchParams(search);
  query.delete("theme");
  const said = query.toString();
  return said === "" ? PAGES[name] : `${PAGES[name]}?${said}`;
}

/** The height that an embedded answer needs at a width, for the query of its page. */
export function embedHeightPx(name: EmbedName, search: string, widthPx: number): number {
  const query = new URLSearchParams(search);
  const isAsked = ["payer", "asked", "amount"].some((field) => query.has(field));
  const heights = HEIGHTS_PX[name][isAsked ? "asked" : "usual"];
  const fitting = FROM_WIDTHS_PX.filter((fromPx) => fromPx <= widthPx).length;
  return heights[Math.max(0, fitting - 1)] ?? heights[0];
}

/** The theme that a frame's address asks for: the reader's device decides unless the address does. */
export function embedTheme(search: string): "light" | "dark" | "system" {
  const asked = new URLSearchParams(search).get("theme");
  return asked === "light" || asked === "dark" ? asked : "system";
}

interface Frame {
  /** Absolute. */
  address: string;
  title: string;
  widthPx: number;
  heightPx: number;
}

/** The HTML that shows an embedded answer on another site. */
export function frameHtml({ address, title, widthPx, heightPx }: Frame): string {
  return [
    `<iframe src="${escapeHtml(address)}" title="${escapeHtml(title)}"`,
    `width="${widthPx}" height="${heightPx}" loading="lazy" style="border:0;max-width:100%"></iframe>`,
  ].join(" ");
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
}
