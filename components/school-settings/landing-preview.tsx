import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { TestimonialQuote } from "@/components/site/testimonial-quote";
import { RadioGroup } from "@/components/ui/radio-group";
import { claimNames, figureNames, locales } from "@/db/enums";
import type { LandingControl } from "./landing-form";

export function LandingPreview({ control }: { control: LandingControl }) {
  const t = useTranslations("school-settings.landing");
  const [locale, setLocale] = useState(useLocale());
  const claims = useWatch({ control, name: "claims" });
  const figures = useWatch({ control, name: "figures" });
  const testimonials = useWatch({ control, name: "testimonials" });
  const shownClaims = claimNames.filter((name) => claims[name][locale] !== "");
  const shownFigures = figureNames.filter((name) => figures[name][locale] !== "");
  return (
    <figure className="grid gap-4 rounded-control border border-line p-4">
      <figcaption className="text-muted text-sm">{t("preview")}</figcaption>
      <RadioGroup
        legend={t("previewLanguage")}
        hideLegend
        name="landing-preview"
        value={locale}
        onChange={setLocale}
        options={locales.map((value) => ({ value, label: t(`languages.${value}`) }))}
      />
      <div lang={locale} className="grid gap-4">
        <ul className="flex flex-wrap gap-x-5 gap-y-1 font-semibold text-sm tabular-nums empty:hidden">
          {shownClaims.map((name) => (
            <li key={name}>{`${t(`claim.${name}`)} · ${claims[name][locale]}`}</li>
          ))}
        </ul>
        <dl className="grid grid-cols-2 large-text:grid-cols-1 gap-4 empty:hidden lg:grid-cols-4">
          {shownFigures.map((name) => (
            <div key={name} className="flex flex-col-reverse justify-end gap-1">
              <dt className="text-muted text-sm">{t(`figure.${name}`)}</dt>
              <dd className="font-display font-semibold text-2xl tabular-nums">{figures[name][locale]}</dd>
            </div>
          ))}
        </dl>
        <div className="grid gap-6 empty:hidden lg:grid-cols-2">
          {testimonials.map((testimonial, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they are only shown, and two may be alike while they are typed
            <figure key={index} className="flex min-w-0 flex-col gap-4">
              <TestimonialQuote testimonial={testimonial} locale={locale} index={index} />
            </figure>
          ))}
        </div>
      </div>
    </figure>
  );
}
