import { useLocale, useTranslations } from "next-intl";
import { buttonStyle } from "@/components/ui/button-style";
import { localizedAuthPath } from "@/lib/core/i18n/localized-paths";
import { authPaths } from "@/lib/routes";
import { filmScenes } from "./films";
import { PresentationVideo } from "./presentation-video";

export function Demo() {
  const t = useTranslations("site");
  const locale = useLocale();
  return (
    <article className="mx-auto grid w-full max-w-4xl gap-10 px-4 py-12 md:px-6 md:py-16">
      <header className="grid max-w-post gap-4">
        <h1 className="text-3xl lg:text-4xl">{t("demo.title")}</h1>
        <p className="text-lg text-muted">{t("demo.lead")}</p>
      </header>
      <PresentationVideo locale={locale} unsupported={t("film.unsupported")} />
      <section className="grid max-w-post gap-4">
        <h2 className="text-xl">{t("demo.transcript")}</h2>
        <ol className="grid gap-4 border-line border-l pl-5">
          {filmScenes.map((scene) => (
            <li key={scene}>{t(`film.scenes.${scene}`)}</li>
          ))}
        </ol>
      </section>
      <div className="flex flex-wrap gap-3">
        <a href={localizedAuthPath(locale, authPaths.signup)} className={buttonStyle("primary", "medium")}>
          {t("nav.signUp")}
        </a>
        <a href={localizedAuthPath(locale, authPaths.login)} className={buttonStyle("secondary", "medium")}>
          {t("nav.signIn")}
        </a>
      </div>
    </article>
  );
}
