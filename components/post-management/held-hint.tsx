import { useTranslations } from "next-intl";

/** Shown in the dialog that rejects what a moderation rule holds back. */
export function HeldHint({ count }: { count: number }) {
  const t = useTranslations("post-management");
  return <span className="mt-3 block">{t("held", { count })}</span>;
}
