import type { InEveryLanguage } from "#app/domain/language/language.ts";
import { onDevice as en } from "./en/on-device.ts";

export const onDeviceWords: InEveryLanguage<typeof en> = { en };
