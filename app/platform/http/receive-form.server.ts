import { receiveBody } from "./receive-body.server.ts";

export type ReceivedForm =
  | { outcome: "received"; form: FormData }
  | { outcome: "too-large" }
  | { outcome: "malformed" }; // not a form, or cut off in the middle

/** Takes a form of text fields. Of what is too large nothing is kept in memory. */
export async function receiveForm(request: Request, maxBytes: number): Promise<ReceivedForm> {
  const body = await receiveBody(request, maxBytes);
  if (body.outcome === "too-large") return body;
  if (body.outcome === "cut-off") return { outcome: "malformed" };
  const headers = { "Content-Type": request.headers.get("Content-Type") ?? "" };
  try {
    return { outcome: "received", form: await new Response(body.bytes, { headers }).formData() };
  } catch (error) {
    if (error instanceof TypeError) return { outcome: "malformed" };
    throw error;
  }
}
