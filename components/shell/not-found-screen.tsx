import { useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";

export function NotFoundScreen({ home }: { home: string }) {
  const t = useTranslations("shell.missing");
  return (
    <main id="content" tabIndex={-1} className="outline-none">
      <EmptyState illustration="wrong-way" heading="h1" title={t("title")} text={t("text")}>
        <ButtonLink href={home}>{t("home")}</ButtonLink>
      </EmptyState>
    </main>
  );
}
