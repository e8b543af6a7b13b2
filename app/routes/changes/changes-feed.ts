import type { LoaderFunctionArgs } from "@remix-run/node";
import { Feed } from "feed";
import { sayChange } from "#app/content/words/say-change.ts";
import { wordsIn } from "#app/content/words/words.ts";
import type { Change, ChangesScope } from "#app/domain/changes/change.ts";
import { changesPath } from "#app/domain/changes/changes-path.ts";
import { listChanges } from "#app/domain/changes/list-changes.server.ts";
import { hospitalPath, hospitalServicePath } from "#app/domain/hospitals/finding/hospital-link.ts";
import { say } from "#app/domain/language/say.ts";
import { product } from "#app/domain/product.ts";
import { caching } from "#app/platform/http/replies/caching.ts";
import { findChangesScope } from "./find-changes-scope.server.ts";

/** What XML 1.0 has no place for, which a price file may have in a name. */
const NOT_IN_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** GET /changes.atom: what changed lately at a hospital, of a service or in a state, newest first. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { language, readDb: db } = context;
  const words = wordsIn(language).changes;
  const asked = await findChangesScope(language, db, new URL(request.url).searchParams);
  if (asked.outcome !== "found") {
    return new Response(words.problems[asked.outcome], { status: asked.outcome === "unnamed" ? 400 : 404 });
  }
  const { scope, name, pagePath, feedPath } = asked;
  const changes = await listChanges(db, scope);
  const { origin } = new URL(request.url);
  const address = (path: string) => new URL(path, origin).href;
  const newest = changes[0] ? new Date(changes[0].happenedAt) : new Date(0);
  const feed = new Feed({
    id: address(feedPath),
    title: inXml(say(language, words.title[scope.of], { name })),
    description: words.about,
    link: address(pagePath),
    feedLinks: { atom: address(feedPath) },
    language,
    author: { name: product.name, link: address("/") },
    generator: false,
    updated: newest,
  });
  for (const change of changes) {
    const { title, text } = sayChange(language, change);
    feed.addItem({
      id: address(idOf(change)),
      link: address(pathOf(change, scope)),
      title: inXml(title),
      content: inXml(text),
      date: new Date(change.happenedAt),
    });
  }
  return new Response(feed.atom1(), {
    headers: {
      "Content-Type": "application/atom+xml; charset=utf-8",
      "Cache-Control": caching.untilPricesChange,
      "Last-Modified": newest.toUTCString(),
    },
  });
}

const inXml = (text: string) => text.replaceAll(NOT_IN_XML, "");

/** One and the same however often the feed is read. */
function idOf(change: Change): string {
  switch (change.kind) {
    case "edition":
      return `/price-files/${change.importId}`;
    case "move":
      return `/price-files/${change.importId}#moved-${change.priceKind}-${change.chargeNo}`;
    default:
      return `${changesPath({ hospital: change.hospitalShortId })}#event-${change.eventId}`;
  }
}

function pathOf(change: Change, { of }: ChangesScope): string {
  const hospital = { name: change.hospitalName, shortId: change.hospitalShortId };
  if (change.kind === "edition" && of === "hospital") return `/price-files/${change.importId}`;
  return change.kind === "move" ? hospitalServicePath(hospital, change) : hospitalPath(hospital);
}
