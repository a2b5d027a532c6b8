import { useLocale, useTranslations } from "next-intl";
import { localizedAuthPath } from "@/lib/core/i18n/localized-paths";

export function SignUpBanner() {
  const t = useTranslations("site");
  return (
    <section>
      <svg
        viewBox="0 0 1440 100"
        preserveAspectRatio="none"
        className="block h-10 w-full fill-accent md:h-20"
        aria-hidden="true"
      >
        <path d="M0 101 720 0l720 101z" />
      </svg>
      <div className="bg-accent text-on-accent">
        <div className="mx-auto grid max-w-page justify-items-center gap-4 px-4 pt-6 pb-14 text-center md:px-6">
          <h2 className="text-3xl">{t("home.endTitle")}</h2>
          <p className="text-lg">{t("home.endText")}</p>
          <a
            href={localizedAuthPath(useLocale(), "/signup")}
            className="mt-2 inline-flex min-h-11 items-center rounded-control bg-surface px-5 font-semibold text-ink text-sm transition-colors hover:bg-wash focus-visible:outline-on-accent"
          >
            {t("nav.signUp")}
          </a>
        </div>
      </div>
    </section>
  );
}
