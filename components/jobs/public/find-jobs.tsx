import { useLocale, useTranslations } from "next-intl";
import { buttonStyle } from "@/components/ui/button-style";
import { InputField } from "@/components/ui/input-field";
import { localizedPath } from "@/lib/core/i18n/localized-paths";
import { jobLimits } from "@/lib/jobs/constants";
import { publicPaths } from "@/lib/routes";

/** A GET form to the public jobs: it works without scripts. */
export function FindJobs() {
  const t = useTranslations("site.home.offers");
  const board = localizedPath(useLocale(), publicPaths.jobs);
  return (
    <section className="mx-auto grid max-w-page gap-x-16 gap-y-4 px-4 pt-16 md:px-6 lg:grid-cols-[1fr_1.6fr] lg:pt-24">
      <h2 className="text-2xl">{t("title")}</h2>
      <div className="grid max-w-post gap-5">
        <p className="text-lg">{t("text")}</p>
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
        <p>
          <a
            href={board}
            className="inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4 hover:text-accent-strong"
          >
            {t("all")}
          </a>
        </p>
      </div>
    </section>
  );
}
