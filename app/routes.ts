import { index, type RouteConfig, route } from "@remix-run/route-config";
import { pagesNotOpenYet } from "./components/site-navigation.ts";

/** The site map: one line for each page and each call. */
export default [
  index("routes/home/landing-page.tsx"),
  route("upload-bill", "routes/upload-bill/upload-page.tsx"),
  route("hospitals", "routes/hospitals/hospitals-page.tsx"),
  route("hospitals.csv", "routes/hospitals/hospitals-file.ts", { id: "hospitals.csv" }),
  route("hospitals.json", "routes/hospitals/hospitals-file.ts", { id: "hospitals.json" }),
  route("hospital_search", "routes/hospital-search/hospital-search-page.tsx"),
  route("hospital_search.csv", "routes/hospital-search/hospital-search-file.ts", {
    id: "hospital_search.csv",
  }),
  route("hospital_search.json", "routes/hospital-search/hospital-search-file.ts", {
    id: "hospital_search.json",
  }),
  route("compare", "routes/compare/compare-page.tsx"),
  route("compare.csv", "routes/compare/compare-file.ts", { id: "compare.csv" }),
  route("compare.json", "routes/compare/compare-file.ts", { id: "compare.json" }),
  route("saved", "routes/saved/saved-page.tsx"),
  route("data", "routes/data/data-page.tsx"),
  route("data.csv", "routes/data/data-file.ts", { id: "data.csv" }),
  route("data.json", "routes/data/data-file.ts", { id: "data.json" }),
  route("data/price-history", "routes/price-history/price-history-page.tsx"),
  route("data/price-history.csv", "routes/price-history/price-history-file.ts", {
    id: "data/price-history.csv",
  }),
  route("data/price-history.json", "routes/price-history/price-history-file.ts", {
    id: "data/price-history.json",
  }),
  route("data/coverage", "routes/coverage/coverage-page.tsx"),
  route("data/coverage.csv", "routes/coverage/coverage-file.ts", { id: "data/coverage.csv" }),
  route("data/coverage.json", "routes/coverage/coverage-file.ts", { id: "data/coverage.json" }),
  route("data/investor-dataroom", "routes/investor-dataroom/dataroom-page.tsx"),
  route("data/investor-dataroom.csv", "routes/investor-dataroom/dataroom-file.ts", {
    id: "data/investor-dataroom.csv",
  }),
  route("data/investor-dataroom.json", "routes/investor-dataroom/dataroom-file.ts", {
    id: "data/investor-dataroom.json",
  }),
  route("data/downloads", "routes/downloads/downloads-page.tsx"),
  route("data/downloads/:file", "routes/downloads/download-file.ts"),
  route("price-files", "routes/price-files/price-files-page.tsx"),
  route("price-files/:importId", "routes/price-files/import-report-page.tsx"),
  route("hospital_details", "routes/hospital-details/hospital-details-page.tsx"),
  route("hospital_details.csv", "routes/hospital-details/hospital-file.ts", { id: "hospital_details.csv" }),
  route("hospital_details.json", "routes/hospital-details/hospital-file.ts", { id: "hospital_details.json" }),
  route("hospital_service_details", "routes/hospital-service-details/service-details-page.tsx"),
  route("hospital_service_details.csv", "routes/hospital-service-details/service-file.ts", {
    id: "hospital_service_details.csv",
  }),
  route("hospital_service_details.json", "routes/hospital-service-details/service-file.ts", {
    id: "hospital_service_details.json",
  }),
  route("blog", "routes/blog/blog-page.tsx"),
  route("blog/rss.xml", "routes/blog/blog-feed.ts", { id: "blog/rss.xml" }),
  route("blog/atom.xml", "routes/blog/blog-feed.ts", { id: "blog/atom.xml" }),
  route("blog/:slug", "routes/blog/post-page.tsx"),
  route("glossary", "routes/glossary/glossary-page.tsx"),
  route("glossarycategory/:categoryId", "routes/glossary-category/glossary-category-page.tsx"),
  route("team", "routes/team/team-page.tsx"),
  route("learn-roadmap-process", "routes/our-process/our-process-page.tsx"),
  route("privacy-policy", "routes/privacy-policy/privacy-policy-page.tsx"),
  route("terms-and-conditions", "routes/terms/terms-page.tsx"),
  route("security", "routes/security/security-page.tsx"),
  route(".well-known/security.txt", "routes/security/security-txt.ts"),
  route("old_landingpage", "routes/old-landing-page/old-landing-page.tsx"),
  route("roadmap", "routes/roadmap/roadmap-page.tsx"),
  route("roadmap/votes", "routes/roadmap/vote-on-item.tsx"),
  route("coming-soon", "routes/coming-soon/coming-soon-page.tsx"),
  route("demo", "routes/demo/lead-to-demo.ts"),
  ...pagesNotOpenYet.map(({ path }) =>
    route(path.slice(1), "routes/coming-soon/lead-to-coming-soon.ts", { id: path }),
  ),

  route("signup", "routes/sign-in/signup-page.tsx"),
  route("login", "routes/sign-in/login-page.tsx"),
  route("logout", "routes/sign-in/logout-page.tsx"),
  route("forgot-password", "routes/sign-in/forgot-password-page.tsx"),
  route("reset-password", "routes/sign-in/reset-password-page.tsx"),

  route("account", "routes/account/account-layout.tsx", [
    index("routes/account/home/account-home.tsx"),
    route("about", "routes/account/about/about-page.tsx"),
  ]),
  route("account/menu", "routes/account/set-account-menu.ts"),

  route("ocr/cloud_ocr", "routes/upload-bill/cloud-ocr.ts"),
  route("ocr/reading_progress", "routes/upload-bill/reading-progress.ts"),

  // Families of calls share a route: each route that is matched against costs every request.
  route("get_statistics", "routes/data-api/answer-data-call.ts", { id: "get_statistics" }),
  route("service_search/*", "routes/data-api/answer-data-call.ts", { id: "service_search" }),
  route("services/*", "routes/data-api/answer-data-call.ts", { id: "services" }),
  route("hospital_finder/*", "routes/data-api/answer-data-call.ts", { id: "hospital_finder" }),
  route("service_viewer/*", "routes/data-api/answer-data-call.ts", { id: "service_viewer" }),
  route("cost_comparison/*", "routes/data-api/answer-data-call.ts", { id: "cost_comparison" }),
  route("statewise_pricing/*", "routes/data-api/answer-data-call.ts", { id: "statewise_pricing" }),
  route("common/*", "routes/data-api/answer-data-call.ts", { id: "common" }),
  route("ocr/get_recent_uploads", "routes/data-api/answer-data-call.ts", { id: "get_recent_uploads" }),
  route("api", "routes/data-api/api-page.tsx"),
  route("openapi.json", "routes/data-api/openapi-json.ts"),

  route("sitemap.xml", "routes/sitemap/sitemap-index.ts"),
  route("sitemaps/:part", "routes/sitemap/sitemap-part.ts"),
  route("robots.txt", "routes/sitemap/robots-txt.ts"),
  route("theme", "routes/theme/set-theme.ts"),
  route("healthz", "routes/healthz/answer-health.ts"),
  route("*", "routes/not-found/not-found-page.tsx"),
] satisfies RouteConfig;
