import { getMultipartBoundary } from "@remix-run/multipart-parser";

/** RFC 2046, section 5.1.1. The search for one grows with its length squared. */
const MAX_BOUNDARY_LENGTH = 70;

/** The boundary between the parts of a multipart body; null: the content type names none, or a forbidden one. */
export function multipartBoundary(contentType: string): string | null {
  const boundary = /^multipart\//i.test(contentType) ? getMultipartBoundary(contentType) : null;
  return boundary && boundary.length <= MAX_BOUNDARY_LENGTH ? boundary : null;
}
