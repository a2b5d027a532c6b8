import { useLocale, useTranslations } from "next-intl";
import { buttonStyle } from "@/components/ui/button-style";
import { MessageCircle, PenLine, Search } from "@/components/ui/icons";
import { localizedPath } from "@/lib/core/i18n/localized-paths";
import { publicPaths } from "@/lib/routes";
import { Blurb } from "./blurb";

export function AboutBlurb() {
  const t = useTranslations("site.home");
  return (
    <Blurb
      title={t("aboutTitle")}
      text={t("aboutText")}
      href={localizedPath(useLocale(), publicPaths.about)}
      link={t("aboutLink")}
      className="py-16 lg:py-24"
    />
  );
}

const icons = { publish: PenLine, answer: MessageCircle, find: Search };

export function ActivityBlurbs() {
  const t = useTranslations("site");
  const locale = useLocale();
  return (
    <section className="mx-auto max-w-page px-4 pb-16 md:px-6 lg:pb-24">
      <h2 className="mb-8 text-2xl">{t("home.whatTitle")}</h2>
      <ul className="grid gap-x-10 gap-y-8 lg:grid-cols-3">
        {(["publish", "answer", "find"] as const).map((what) => {
          const Icon = icons[what];
          return (
            <li key={what} className="grid content-start gap-2 border-edge border-t pt-5">
              <Icon className="size-6 text-accent" />
              <h3 className="text-lg">{t(`home.what.${what}.title`)}</h3>
              <p className="text-muted">{t(`home.what.${what}.text`)}</p>
            </li>
          );
        })}
      </ul>
      <div className="mt-12 flex flex-wrap items-center gap-x-8 gap-y-4 border-edge border-t pt-5">
        <div className="grid max-w-post gap-2">
          <h3 className="text-lg">{t("home.partners.title")}</h3>
          <p className="text-muted">{t("home.partners.text")}</p>
        </div>
        <a
          href={localizedPath(locale, publicPaths.companies)}
          className={buttonStyle("secondary", "medium", "lg:ml-auto")}
        >
          {t("nav.companies")}
        </a>
      </div>
    </section>
  );
}
