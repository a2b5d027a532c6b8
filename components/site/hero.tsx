import { useLocale, useTranslations } from "next-intl";
import { preload } from "react-dom";
import { buttonStyle } from "@/components/ui/button-style";
import { Drawing } from "@/components/ui/drawing";
import { Play } from "@/components/ui/icons";
import { localizedAuthPath, localizedPath } from "@/lib/core/i18n/localized-paths";
import { authPaths, publicPaths } from "@/lib/routes";
import { currentSite } from "@/lib/site";
import { heroLoop } from "./films";
import { HeroLoop } from "./hero-loop";
import { siteLinks } from "./site-links";

export function Hero() {
  const t = useTranslations("site.home");
  return (
    <section className="overflow-hidden">
      <div className="mx-auto grid max-w-page items-center gap-x-16 gap-y-10 px-4 pt-10 md:px-6 md:pt-14 lg:grid-cols-[1fr_1.15fr]">
        <div className="grid max-w-xl gap-5">
          <h1 className="text-3xl lg:text-4xl">{t("headline")}</h1>
          <p className="text-lg text-muted">{t("lead")}</p>
          <CallToAction />
          <Claims />
        </div>
        <Film />
      </div>
      <Drawing
        name="courtyard"
        role="img"
        aria-hidden={false}
        aria-label={t("scene")}
        viewBox="0 0 1440 620"
        preserveAspectRatio="xMidYMax slice"
        className="mt-8 block h-[62vw] w-full md:h-[46vw] lg:-mt-2 lg:h-[34vw]"
      />
    </section>
  );
}

function CallToAction() {
  const t = useTranslations("site.nav");
  const locale = useLocale();
  const jobs = siteLinks.find(({ name }) => name === "jobs");
  return (
    <div className="flex flex-wrap gap-3">
      {jobs && (
        <a href={localizedPath(locale, jobs.path)} className={buttonStyle("primary", "medium")}>
          {t("jobs")}
        </a>
      )}
      <a
        href={localizedAuthPath(locale, authPaths.signup)}
        className={buttonStyle(jobs ? "secondary" : "primary", "medium")}
      >
        {t("signUp")}
      </a>
      <a
        href={localizedAuthPath(locale, authPaths.login)}
        // On phones the button wraps to a second line, aligned with the first.
        className={buttonStyle(jobs ? "quiet" : "secondary", "medium", jobs && "max-md:-ml-4")}
      >
        {t("signIn")}
      </a>
    </div>
  );
}

function Claims() {
  const t = useTranslations("site.home");
  const locale = useLocale();
  const { members, online } = currentSite().landing.claims;
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 font-semibold text-sm tabular-nums">
      {members[locale] && <li className="whitespace-nowrap">{t("members", { value: members[locale] })}</li>}
      {online[locale] && (
        <li className="flex items-center gap-2 whitespace-nowrap">
          <span aria-hidden="true" className="size-2 rounded-full bg-success" />
          {t("online", { value: online[locale] })}
        </li>
      )}
      <li className="whitespace-nowrap text-alert">{t("free")}</li>
    </ul>
  );
}

function Film() {
  const t = useTranslations("site.home.film");
  preload(heroLoop.poster, { as: "image", fetchPriority: "high" });
  return (
    <div className="grid gap-1">
      <div className="relative overflow-hidden rounded-card border border-edge bg-wash">
        <HeroLoop texts={{ play: t("play"), pause: t("pause") }} />
      </div>
      <p>
        <a
          href={localizedPath(useLocale(), publicPaths.demo)}
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-accent text-sm underline underline-offset-4 hover:text-accent-strong"
        >
          <Play className="size-4" />
          {t("watch")}
        </a>
      </p>
    </div>
  );
}
