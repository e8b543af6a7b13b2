import { billFixture, uploadForm } from "../../tests/support/upload.ts";
import { openWriter, post, type Writer } from "./writer.ts";

/** Mail goes to this host; the drill's own mail server takes it. */
export const mailHost = "drill.example.org";

export interface Writers {
  waitlist: Writer;
  votes: Writer;
  uploads: Writer;
  signUps: Writer;
}

/** Everyone who writes while machines fail. */
export async function openWriters(): Promise<Writers> {
  const bill = await billFixture("physician-statement.pdf");
  return {
    waitlist: openWriter({
      kind: "waitlist",
      everyMs: 50,
      sendsAgain: false,
      async send(name) {
        const form = new URLSearchParams({ intent: "waitlist", email: `${name}@${mailHost}` });
        return wasSeeOther(await post("/coming-soon", form));
      },
    }),
    votes: openWriter({
      kind: "vote",
      everyMs: 200,
      sendsAgain: false,
      async send() {
        return wasSeeOther(
          await post("/roadmap/votes", new URLSearchParams({ item: "spanish", intent: "vote" })),
        );
      },
    }),
    uploads: openWriter({
      kind: "upload",
      everyMs: 500,
      sendsAgain: true,
      async send(name) {
        const form = uploadForm({ bytes: bill, name: "statement.pdf" });
        form.append("upload_id", name);
        const reply = await post("/ocr/cloud_ocr", form);
        await reply.arrayBuffer();
        return { status: reply.status, isTaken: reply.status === 200 };
      },
    }),
    signUps: openWriter({
      kind: "sign-up",
      everyMs: 2_000,
      sendsAgain: false,
      async send(name) {
        const email = `${name}@${mailHost}`;
        const form = new URLSearchParams({ name, email, password: "correct horse battery" });
        return wasSeeOther(await post("/signup", form));
      },
    }),
  };
}

async function wasSeeOther(reply: Response): Promise<{ status: number; isTaken: boolean }> {
  await reply.arrayBuffer();
  return { status: reply.status, isTaken: reply.status === 303 };
}
