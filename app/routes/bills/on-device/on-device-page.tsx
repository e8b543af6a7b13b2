import { randomUUID } from "node:crypto";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { languageIn, pageMeta } from "#app/components/page/page-meta.ts";
import { Sentence } from "#app/components/sentence.tsx";
import { useWords } from "#app/components/use-words.ts";
import { wordsIn } from "#app/content/words/words.ts";
import { say } from "#app/domain/language/say.ts";
import { wasRefused } from "#app/platform/http/forms/refuse-submission.server.ts";
import { neverKept } from "#app/platform/http/replies/never-kept.ts";
import { MainContent } from "#app/ui/page/main-content.tsx";
import * as css from "../upload/upload-page.css.ts";
import { DeviceCheck } from "./device-check.tsx";
import { findDownloadMegabytes } from "./download-megabytes.server.ts";
import { OnDeviceForm } from "./on-device-form.tsx";
import { shareFromDevice } from "./share-from-device.server.ts";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const language = languageIn(matches);
  const { title, description, keywords } = wordsIn(language).onDevice;
  return pageMeta(
    {
      title: data?.isRefused ? say(language, wordsIn(language).forms.errorTitle, { title }) : title,
      description,
      keywords,
      path: "/upload-bill/on-my-device",
    },
    matches,
  );
};

export async function loader({ context }: LoaderFunctionArgs) {
  return data({
    readingId: randomUUID(),
    isRefused: wasRefused(context.form),
    download: await findDownloadMegabytes(),
  });
}

/** Shares what was read of a bill on its owner's device, as its owner approved it: nothing else of the bill arrives here. */
export async function action({ request, context }: ActionFunctionArgs) {
  return shareFromDevice(context, request);
}

export const headers = neverKept;

export default function OnDevicePage() {
  const { readingId, download } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const words = useWords().onDevice;
  return (
    <MainContent>
      <h1>{words.heading}</h1>
      <p className={css.lead}>{words.lead}</p>
      <section id="OnDevice" className={css.alone} aria-label={words.card}>
        {refused ? null : (
          <div className={css.stack} data-reading>
            <p className={css.promise}>{words.promise}</p>
            <noscript>
              <p>
                <Sentence of={words.needsScript} as={{ upload: toUpload }} />
              </p>
            </noscript>
            <p role="alert" data-unsupported hidden>
              <Sentence of={words.unsupported} as={{ upload: toUpload }} />
            </p>
            <OnDeviceForm download={download}>
              <p className={css.note}>
                <Sentence of={words.elsewhere} as={{ upload: toUpload }} />
              </p>
            </OnDeviceForm>
          </div>
        )}
        <DeviceCheck readingId={readingId} refused={refused} />
      </section>
    </MainContent>
  );
}

const toUpload = (text: string) => <a href="/upload-bill#UploadBill">{text}</a>;
