import { useLocale, useTranslations } from "next-intl";
import { buttonStyle } from "@/components/ui/button-style";
import { EmptyState } from "@/components/ui/empty-state";
import { Section } from "@/components/ui/section";
import { localizedPath } from "@/lib/core/i18n/localized-paths";
import type { Job } from "@/lib/jobs/schemas";
import { publicPaths } from "@/lib/routes";
import { PublicJobList } from "./public-job-list";

export function ClosedJob({ similar }: { similar: Job[] }) {
  const t = useTranslations("public-jobs");
  return (
    <div className="mx-auto grid max-w-post gap-8">
      <EmptyState illustration="closed-gate" heading="h1" title={t("closedTitle")} text={t("closedText")}>
        <a href={localizedPath(useLocale(), publicPaths.jobs)} className={buttonStyle("primary", "medium")}>
          {t("all")}
        </a>
      </EmptyState>
      {similar.length > 0 && (
        <Section id="similar" title={t("similar")} titleClassName="text-xl" className="grid gap-4">
          <PublicJobList jobs={similar} />
        </Section>
      )}
    </div>
  );
}
