import { acceptedExtensions, claimExtensions } from "#app/domain/bills/upload-rules.ts";
import { Field } from "#app/ui/form/field.tsx";

interface FilesFieldProps {
  /** One of several on a page has its own. */
  id?: string;
  label: string;
  hint?: string;
  error?: string | undefined;
  /** Whether a plan's files of claims are taken, too. */
  takesClaims?: boolean;
}

/** Chooses several photos or files; they may be dropped on it, too. */
export function FilesField({ id = "files", label, hint, error, takesClaims = false }: FilesFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(control) => (
        <input
          {...control}
          type="file"
          name="files"
          multiple
          accept={[...acceptedExtensions, ...(takesClaims ? claimExtensions : [])]
            .map((extension) => `.${extension}`)
            .join(",")}
        />
      )}
    </Field>
  );
}
