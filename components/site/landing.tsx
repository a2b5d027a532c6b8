import { useLocale, useTranslations } from "next-intl";
import { FindJobs } from "@/components/jobs/public/find-jobs";
import { Card } from "@/components/ui/card";
import { figureNames } from "@/db/enums";
import { localizedAuthPath } from "@/lib/core/i18n/localized-paths";
import { authPaths } from "@/lib/routes";
import { currentSite } from "@/lib/site";
import { AboutBlurb, ActivityBlurbs } from "./blurbs";
import { Hero } from "./hero";
import { TestimonialQuote } from "./testimonial-quote";

export function Landing() {
  const t = useTranslations("site.home");
  return (
    <>
      <Hero />
      <Figures title={t("figures")} />
      <FindJobs />
      <AboutBlurb />
      <ActivityBlurbs />
      <Testimonials />
      <SignUpBanner />
    </>
  );
}

function Figures({ title }: { title: string }) {
  const t = useTranslations("site.home.figure");
  const locale = useLocale();
  const { figures } = currentSite().landing;
  const shown = figureNames.filter((name) => figures[name][locale] !== "");
  if (shown.length === 0) return null;
  return (
    <section aria-label={title} className="border-line border-y bg-surface">
      <dl className="mx-auto grid max-w-page grid-cols-2 gap-px overflow-hidden px-4 md:px-6 lg:grid-cols-4">
        {shown.map((name) => (
          <div
            key={name}
            className="-ml-px flex flex-col-reverse justify-end gap-1 border-line border-l px-4 py-6 md:px-8 md:py-10"
          >
            <dt className="text-muted text-sm">{t(name)}</dt>
            <dd className="wrap-anywhere font-display font-semibold text-3xl tabular-nums max-[22rem]:text-2xl lg:text-4xl">
              {figures[name][locale]}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function SignUpBanner() {
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
            href={localizedAuthPath(useLocale(), authPaths.signup)}
            className="mt-2 inline-flex min-h-11 items-center rounded-control bg-surface px-5 font-semibold text-ink text-sm transition-colors hover:bg-wash focus-visible:outline-on-accent"
          >
            {t("nav.signUp")}
          </a>
        </div>
      </div>
    </section>
  );
}

function Testimonials() {
  const t = useTranslations("site.home");
  const locale = useLocale();
  const { testimonials } = currentSite().landing;
  if (testimonials.length === 0) return null;
  return (
    <section className="mx-auto max-w-page px-4 pb-16 md:px-6 lg:pb-24">
      <h2 className="mb-8 text-2xl">{t("testimonialsTitle")}</h2>
      <div className="grid gap-6 lg:grid-cols-2">
        {testimonials.map((testimonial, index) => (
          <Card
            as="figure"
            key={`${testimonial.name} ${testimonial.words.fr}`}
            className="flex flex-col gap-6 p-6 md:p-8"
          >
            <TestimonialQuote testimonial={testimonial} locale={locale} index={index} />
          </Card>
        ))}
      </div>
    </section>
  );
}
