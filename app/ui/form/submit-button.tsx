import type { ButtonHTMLAttributes } from "react";
import { primary, secondary } from "#app/ui/page/action.css.ts";

interface SubmitButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  rank?: "primary" | "secondary";
}

/** Sends its form; its text says what will happen. */
export function SubmitButton({ rank = "primary", ...button }: SubmitButtonProps) {
  return <button type="submit" {...button} className={rank === "primary" ? primary : secondary} />;
}
