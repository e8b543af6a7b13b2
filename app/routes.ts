import { index, type RouteConfig, route } from "@remix-run/route-config";
import { pagesNotOpenYet } from "./components/site-navigation.ts";

/** The site map: one line for each page and each call. */
export default [
  index("routes/home/landing-page.tsx"),
  route("upload-bill", "routes/upload-bill/upload-page.tsx"),
  route("coming-soon", "routes/coming-soon/coming-soon-page.tsx"),
  route("demo", "routes/demo/lead-to-demo.ts"),
  ...pagesNotOpenYet.map(({ path }) =>
    route(path.slice(1), "routes/coming-soon/lead-to-coming-soon.ts", { id: path }),
  ),

  route("ocr/cloud_ocr", "routes/ocr/cloud-ocr.ts"),
  route("ocr/reading_progress", "routes/ocr/reading-progress.ts"),
  route("ocr/get_recent_uploads", "routes/ocr/get-recent-uploads.ts"),

  route("theme", "routes/theme/set-theme.ts"),
  route("healthz", "routes/healthz/answer-health.ts"),
  route("*", "routes/not-found/not-found-page.tsx"),
] satisfies RouteConfig;
