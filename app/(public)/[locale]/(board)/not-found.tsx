import { useTranslations } from "next-intl";
import { WrongWay } from "@/components/ui/art/wrong-way";
import { buttonStyle } from "@/components/ui/button-style";
import { EmptyState } from "@/components/ui/empty-state";

export default function BoardNotFound() {
  const t = useTranslations("shell.missing");
  return (
    <EmptyState art={<WrongWay />} heading="h1" title={t("title")} text={t("text")}>
      <a href="/" className={buttonStyle("primary", "medium")}>
        {t("home")}
      </a>
    </EmptyState>
  );
}
