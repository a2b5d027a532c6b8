import { useLocale, useTranslations } from "next-intl";
import { buttonStyle } from "@/components/ui/button-style";
import { EmptyState } from "@/components/ui/empty-state";
import { Section } from "@/components/ui/section";
import { localizedPath } from "@/lib/core/i18n/localized-paths";
import type { Job } from "@/lib/jobs/schemas";
import { publicPaths } from "@/lib/routes";
import { type JobLinks, PublicJobList } from "./public-job-list";

type Props = JobLinks & {
  similar: Job[];
  /** Default: the public jobs. */
  allHref?: string;
};

export function ClosedJob({ similar, allHref, ...links }: Props) {
  const t = useTranslations("public-jobs");
  const locale = useLocale();
  const LinkElement = links.as ?? "a";
  return (
    <div className="mx-auto grid max-w-post gap-8">
      <EmptyState illustration="closed-gate" heading="h1" title={t("closedTitle")} text={t("closedText")}>
        <LinkElement
          href={allHref ?? localizedPath(locale, publicPaths.jobs)}
          className={buttonStyle("primary", "medium")}
        >
          {t("all")}
        </LinkElement>
      </EmptyState>
      {similar.length > 0 && (
        <Section id="similar" title={t("similar")} titleClassName="text-xl" className="grid gap-4">
          <PublicJobList jobs={similar} {...links} />
        </Section>
      )}
    </div>
  );
}
