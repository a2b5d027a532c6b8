import { useTranslations } from "next-intl";
import { toast } from "./toast";

/**
 * Returns a function that says that code could not be loaded. With a network it offers to load the page again: the
 * server may have another version by now, and the bundler's runtime caches the rejection for some chunks.
 */
export function useLoadErrorToast(): () => void {
  const t = useTranslations("ui");
  return () =>
    toast.error(
      t("unreachable"),
      navigator.onLine ? { label: t("reload"), run: () => location.reload() } : undefined,
      "unreachable",
    );
}
