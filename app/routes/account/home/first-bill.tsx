import { useWords } from "#app/components/use-words.ts";
import { FilesForm } from "../documents/files-form.tsx";
import { useAccountAddress } from "../frame/account-address.ts";

/** Takes the first bill of an account where its owner first looks, in one step from the camera. */
export function FirstBill({ uploadId }: { uploadId: string }) {
  const { files: words } = useWords().addBill;
  const address = useAccountAddress();
  return (
    <FilesForm action={address("/account/add-bill/upload-document")} words={words} problem={undefined}>
      <input type="hidden" name="uploadId" value={uploadId} />
    </FilesForm>
  );
}
