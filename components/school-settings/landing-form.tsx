"use client";

import { useTranslations } from "next-intl";
import { type UseFieldArrayReturn, useFieldArray } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { EndpointForm } from "@/components/ui/endpoint-form";
import { Plus, Trash2 } from "@/components/ui/icons";
import { InputField } from "@/components/ui/input-field";
import { Section } from "@/components/ui/section";
import { TextareaField } from "@/components/ui/textarea-field";
import { toast } from "@/components/ui/toast";
import { useEndpointForm } from "@/components/ui/use-endpoint-form";
import { locales } from "@/db/enums";
import { changeLanding, landingLimits } from "@/lib/school-settings/landing-contract";
import type { Landing } from "@/lib/site";

const noText = { fr: "", en: "" };
const noTestimonial = { name: "", who: noText, words: noText };

function useLandingForm(landing: Landing) {
  const t = useTranslations("school-settings.landing");
  const state = useEndpointForm(changeLanding, {
    failed: t("failed"),
    defaultValues: landing,
    onSuccess({ data }) {
      state.form.reset(data);
      toast.success(t("saved"));
    },
  });
  return state;
}

type Bind = ReturnType<typeof useLandingForm>["bind"];

/** What the landing page says of the school. */
export function LandingForm({ landing }: { landing: Landing }) {
  const t = useTranslations("school-settings.landing");
  const { bind, ...state } = useLandingForm(landing);
  const testimonials = useFieldArray({ control: state.form.control, name: "testimonials" });
  return (
    <EndpointForm state={state} submitLabel={t("save")}>
      <Section
        as={Card}
        id="landing"
        title={t("title")}
        titleClassName="text-lg"
        className="grid gap-6 p-4 md:p-5"
      >
        <p className="text-muted text-sm">{t("lead")}</p>
        <fieldset className="grid gap-3">
          <legend className="mb-2 font-semibold">{t("claims")}</legend>
          {(["members", "online"] as const).map((name) => (
            <FigureFields key={name} label={t(`claim.${name}`)} name={`claims.${name}`} bind={bind} />
          ))}
        </fieldset>
        <fieldset className="grid gap-3">
          <legend className="mb-2 font-semibold">{t("figures")}</legend>
          {(["members", "sessions", "countries", "reviews"] as const).map((name) => (
            <FigureFields key={name} label={t(`figure.${name}`)} name={`figures.${name}`} bind={bind} />
          ))}
        </fieldset>
        <Testimonials list={testimonials} bind={bind} />
      </Section>
    </EndpointForm>
  );
}

type FigureProps = {
  label: string;
  name: `claims.${keyof Landing["claims"]}` | `figures.${keyof Landing["figures"]}`;
  bind: Bind;
};

function FigureFields({ label, name, bind }: FigureProps) {
  const t = useTranslations("school-settings.landing.inLocale");
  return (
    <div className="grid gap-3 md:grid-cols-2">
      {locales.map((locale) => (
        <InputField
          key={locale}
          label={t(locale, { label })}
          {...bind(`${name}.${locale}`)}
          maxLength={landingLimits.figure}
          optional
        />
      ))}
    </div>
  );
}

type List = UseFieldArrayReturn<Landing, "testimonials">;

function Testimonials({ list, bind }: { list: List; bind: Bind }) {
  const t = useTranslations("school-settings.landing");
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-1 font-semibold">{t("testimonials")}</legend>
      <p className="text-muted text-sm">{t("testimonialsHint")}</p>
      {list.fields.map(({ id }, at) => (
        <fieldset key={id} className="grid gap-3 rounded-control border border-line p-4">
          <legend className="px-1 font-semibold text-sm">{t("testimonial", { number: at + 1 })}</legend>
          <TestimonialFields at={at} bind={bind} />
          <Button variant="quiet" size="small" className="justify-self-start" onClick={() => list.remove(at)}>
            <Trash2 aria-hidden="true" />
            {t("remove", { number: at + 1 })}
          </Button>
        </fieldset>
      ))}
      {list.fields.length < landingLimits.testimonials && (
        <Button
          variant="secondary"
          size="small"
          className="justify-self-start"
          onClick={() => list.append(noTestimonial)}
        >
          <Plus aria-hidden="true" />
          {t("add")}
        </Button>
      )}
    </fieldset>
  );
}

function TestimonialFields({ at, bind }: { at: number; bind: Bind }) {
  const t = useTranslations("school-settings.landing");
  return (
    <>
      <InputField
        label={t("name")}
        {...bind(`testimonials.${at}.name`)}
        maxLength={landingLimits.name}
        required
      />
      {locales.map((locale) => (
        <div key={locale} className="grid gap-3">
          <InputField
            label={t(`inLocale.${locale}`, { label: t("who") })}
            {...bind(`testimonials.${at}.who.${locale}`)}
            maxLength={landingLimits.who}
            required
          />
          <TextareaField
            label={t(`inLocale.${locale}`, { label: t("words") })}
            {...bind(`testimonials.${at}.words.${locale}`)}
            maxLength={landingLimits.words}
            rows={3}
            required
          />
        </div>
      ))}
    </>
  );
}
