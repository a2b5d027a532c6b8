import { useTranslations } from "next-intl";
import { cx } from "./cx";

export function Spinner({ className }: { className?: string }) {
  const t = useTranslations("ui");
  return (
    <span role="status" className={cx("inline-flex", className)}>
      <svg viewBox="0 0 20 20" className="size-5 animate-turn" fill="none" strokeWidth="2" aria-hidden="true">
        <circle cx="10" cy="10" r="8" stroke="currentColor" opacity="0.25" />
        <path d="M10 2a8 8 0 0 1 8 8" stroke="currentColor" strokeLinecap="round" />
      </svg>
      <span className="sr-only">{t("loading")}</span>
    </span>
  );
}
