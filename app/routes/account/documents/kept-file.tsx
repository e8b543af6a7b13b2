import { useLanguage } from "#app/components/use-words.ts";
import { say } from "#app/domain/language/say.ts";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { useAccountAddress } from "../frame/account-address.ts";

interface AppealFile {
  appealId: string;
  fileId: string;
  name: string;
}

/** Downloads a file of an appeal. */
export function AppealFileLink({ appealId, fileId, name }: AppealFile) {
  const address = useAccountAddress();
  return (
    <a href={address(`/account/appeals/${appealId}/documents/${fileId}`)} download>
      <bdi>{name}</bdi>
    </a>
  );
}

interface RemoveFileProps {
  file: Pick<AppealFile, "fileId" | "name">;
  words: { remove: string; removeNamed: `${string}{name}${string}` };
  /** What the form's action does at this button. */
  does: { name: string; value: string };
}

/** Removes a file, inside the form that asks for it. */
export function RemoveFile({ file: { fileId, name }, words, does }: RemoveFileProps) {
  const language = useLanguage();
  return (
    <>
      <input type="hidden" name="fileId" value={fileId} />
      <SubmitButton {...does} rank="secondary" aria-label={say(language, words.removeNamed, { name })}>
        {words.remove}
      </SubmitButton>
    </>
  );
}
