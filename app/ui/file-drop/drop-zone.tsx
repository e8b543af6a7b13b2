import { type DragEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { spoken } from "#app/ui/theme/spoken.css.ts";
import { useUiWords } from "#app/ui/words/ui-words.tsx";
import * as css from "./drop-zone.css.ts";
import { brokenRule, type FileRules, type FileRuleTexts } from "./file-rules.ts";

const invalidLookMs = 2000;

interface DropZoneProps {
  /** The form field's name: without script the file goes with the form. */
  name: string;
  rules: FileRules;
  texts?: FileRuleTexts;
  /** What is wrong inside a file that keeps the rules; null when nothing is. */
  check?: (file: File) => Promise<string | null>;
  disabled?: boolean;
  describedBy?: string;
  /** Called with files that keep every rule. */
  onChoose: (files: File[]) => void;
  onReject: (message: string) => void;
  children: ReactNode;
}

/** A place to drop files on or to choose them from, around a real file field that works without script.
 *  After each rejection it looks invalid for two seconds. */
export function DropZone(props: DropZoneProps) {
  const { chooseFile } = useUiWords();
  const inputId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [alive, setAlive] = useState(false); // with script the file list says what is chosen
  const [look, setLook] = useState<"calm" | "over" | "invalid">("calm");

  const calming = useRef<ReturnType<typeof setTimeout>>();

  useEffect(() => () => clearTimeout(calming.current), []);

  function lookInvalid() {
    setLook("invalid");
    clearTimeout(calming.current);
    calming.current = setTimeout(() => setLook("calm"), invalidLookMs);
  }

  // A file chosen before the script had loaded is taken over.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page comes to life.
  useEffect(() => {
    setAlive(true);
    void take([...(input.current?.files ?? [])]);
  }, []);

  async function take(files: File[]) {
    if (input.current) input.current.value = ""; // so that the same file can be chosen again
    if (files.length === 0) return;
    const broken = brokenRule(files, props.rules, props.texts) ?? (await firstProblem(files, props.check));
    if (broken) {
      lookInvalid();
      props.onReject(broken);
    } else {
      setLook("calm");
      props.onChoose(files);
    }
  }

  function onDragOver(event: DragEvent) {
    event.preventDefault();
    if (!props.disabled) setLook("over");
  }

  function onDrop(event: DragEvent) {
    event.preventDefault();
    setLook("calm");
    if (!props.disabled) void take([...event.dataTransfer.files]);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra; the file field inside is the control.
    <div
      className={css.zone}
      data-look={look}
      onDragOver={onDragOver}
      onDragLeave={() => setLook("calm")}
      onDrop={onDrop}
    >
      {props.children}
      <label htmlFor={inputId} className={css.choose}>
        {chooseFile}
      </label>
      <input
        ref={input}
        id={inputId}
        type="file"
        name={props.name}
        accept={props.rules.extensions?.map((extension) => `.${extension}`).join(",")}
        multiple={props.rules.maxFiles !== 1}
        disabled={props.disabled}
        aria-describedby={props.describedBy}
        className={alive ? spoken : css.input}
        onChange={(event) => void take([...(event.currentTarget.files ?? [])])}
      />
    </div>
  );
}

async function firstProblem(files: File[], check: DropZoneProps["check"]): Promise<string | null> {
  for (const file of files) {
    const problem = await check?.(file);
    if (problem) return problem;
  }
  return null;
}
