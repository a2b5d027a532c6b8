import { useLocale, useTranslations } from "next-intl";
import { buttonStyle } from "@/components/ui/button-style";
import { addressIn } from "@/lib/i18n/addresses";
import { membersClaim, onlineClaim } from "@/lib/site";
import { Courtyard } from "./courtyard";
import { siteLinks } from "./site-links";

/** What it is and the way in, in the sky of the yard. */
export function Hero() {
  const t = useTranslations("site");
  const locale = useLocale();
  const offers = siteLinks.find(({ name }) => name === "offers");
  return (
    <section className="overflow-hidden">
      <div className="mx-auto max-w-page px-4 pt-10 md:px-6 md:pt-16">
        <div className="relative z-1 grid max-w-xl gap-5 lg:max-w-[36vw] min-[1440px]:max-w-[33rem]">
          <h1 className="text-3xl lg:text-4xl">{t("home.headline")}</h1>
          <p className="text-lg text-muted">{t("home.lead")}</p>
          <div className="flex flex-wrap gap-3">
            {offers && (
              <a href={addressIn(locale, offers.path)} className={buttonStyle("primary", "medium")}>
                {t("nav.offers")}
              </a>
            )}
            <a href="/signup" className={buttonStyle(offers ? "secondary" : "primary", "medium")}>
              {t("nav.signUp")}
            </a>
            <a href="/login" className={buttonStyle(offers ? "quiet" : "secondary", "medium")}>
              {t("nav.signIn")}
            </a>
          </div>
          <ul className="flex flex-wrap gap-x-5 gap-y-1 font-semibold text-sm tabular-nums">
            <li className="whitespace-nowrap">{t("home.members", { value: membersClaim[locale] })}</li>
            <li className="flex items-center gap-2 whitespace-nowrap">
              <span aria-hidden="true" className="size-2 rounded-full bg-accent" />
              {t("home.online", { value: onlineClaim[locale] })}
            </li>
            <li className="whitespace-nowrap text-alert">{t("home.free")}</li>
          </ul>
        </div>
      </div>
      <Courtyard
        label={t("home.scene")}
        className="mt-6 h-[62vw] md:h-[46vw] lg:-mt-[min(25vw,22rem)] lg:h-[min(43vw,40rem)]"
      />
    </section>
  );
}
