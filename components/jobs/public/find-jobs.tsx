import { useLocale, useTranslations } from "next-intl";
import { Blurb } from "@/components/site/blurb";
import { buttonStyle } from "@/components/ui/button-style";
import { InputField } from "@/components/ui/input-field";
import { localizedPath } from "@/lib/core/i18n/localized-paths";
import { jobLimits } from "@/lib/jobs/constants";
import { publicPaths } from "@/lib/routes";

/** A GET form to the public jobs: it works without scripts. */
export function FindJobs() {
  const t = useTranslations("site.home.jobs");
  const board = localizedPath(useLocale(), publicPaths.jobs);
  return (
    <Blurb title={t("title")} text={t("text")} href={board} link={t("all")} className="pt-16 lg:pt-24">
      <form method="get" action={board} aria-label={t("form")} className="flex flex-wrap items-end gap-3">
        <InputField
          label={t("words")}
          className="min-w-0 flex-1 basis-60"
          type="search"
          name="q"
          maxLength={jobLimits.query}
        />
        <button type="submit" className={buttonStyle("primary", "medium")}>
          {t("search")}
        </button>
      </form>
    </Blurb>
  );
}
