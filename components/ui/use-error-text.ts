import { useTranslations } from "next-intl";
import { ApiError } from "@/lib/core/api/client";

/** Returns a function that adds to the screen's own sentence that there was no response, where this was the reason. */
export function useErrorText() {
  const t = useTranslations("ui");
  return (error: unknown, errorText: string): string =>
    error instanceof ApiError && error.code === "network"
      ? `${errorText.replace(/\.$/, "")}. ${t("checkConnection")}`
      : errorText;
}
