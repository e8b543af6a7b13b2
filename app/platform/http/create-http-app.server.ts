import type { RequestListener } from "node:http";
import compression from "compression";
import express, { type ErrorRequestHandler, type RequestHandler } from "express";
import helmet from "helmet";
import sirv from "sirv";
import { logFailure } from "#app/platform/log/log-failure.ts";
import { endUnreadBodies } from "./end-unread-bodies.server.ts";

interface HttpAppOptions {
  /** The built client files; null when something else serves them. */
  clientDirectory: string | null;
  /** Express's 'trust proxy': whose X-Forwarded headers are believed. */
  trustProxy: number | boolean | string[];
  /** Answers everything that is not a file. */
  answer: RequestHandler;
}

/** The HTTP door: security headers, static files (precompressed, hashed ones for ever), compression, then `answer`. */
export function createHttpApp({ clientDirectory, trustProxy, answer }: HttpAppOptions): RequestListener {
  const app = express();
  app.disable("x-powered-by");
  app.set("trust proxy", trustProxy);
  app.use(
    helmet({
      contentSecurityPolicy: false, // each page sends its own
      // Helmet's 'no-referrer' makes browsers post 'Origin: null', which Remix's CSRF check refuses.
      referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    }),
  );
  if (clientDirectory) {
    app.use(
      sirv(clientDirectory, {
        brotli: true,
        gzip: true,
        etag: true,
        setHeaders(response, pathname) {
          const lasting = pathname.startsWith("/assets/");
          response.setHeader("Cache-Control", `public, max-age=${lasting ? "31536000, immutable" : "3600"}`);
        },
      }),
    );
  }
  app.use(compression());
  app.use(endUnreadBodies(10_000));
  app.use(answer);
  app.use(answerFailure);
  return app;
}

/** For what fails outside of the pages, which answer their own failures. Express wants all four parameters. */
const answerFailure: ErrorRequestHandler = (error, _request, response, _next) => {
  logFailure("A request failed", error);
  if (response.headersSent) response.destroy();
  else
    response
      .status(500)
      .type("text")
      .send("Something went wrong on our side. Please try again in a minute.\n");
};
