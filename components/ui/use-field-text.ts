import { useTranslations } from "next-intl";
import type { FieldError } from "react-hook-form";

type Codes = Parameters<ReturnType<typeof useTranslations<"validation">>>[0];

/** A field's error as a sentence: the contract's rules speak in codes, the server (`type: "server"`) in sentences. */
export function useFieldText() {
  const t = useTranslations("validation");
  return (error: Pick<FieldError, "type" | "message"> | undefined): string | undefined => {
    if (!error?.message || error.type === "server") return error?.message;
    return t.has(error.message as Codes) ? t(error.message as Codes) : t("invalid");
  };
}
