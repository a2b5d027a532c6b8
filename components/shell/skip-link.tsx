import { useTranslations } from "next-intl";

export const bodyClass = "min-h-dvh bg-ground text-base text-ink antialiased";

export function SkipLink() {
  const t = useTranslations("ui");
  return (
    <a
      href="#content"
      className="fixed top-2 left-2 z-50 -translate-y-20 rounded-control bg-accent px-4 py-3 font-semibold text-on-accent text-sm focus:translate-y-0 print:hidden"
    >
      {t("skip")}
    </a>
  );
}
