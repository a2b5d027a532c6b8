"use client";

import { useTranslations } from "next-intl";
import { useFieldArray } from "react-hook-form";
import { EndpointForm } from "@/components/ui/endpoint-form";
import { InputField } from "@/components/ui/input-field";
import { SectionCard } from "@/components/ui/section-card";
import { claimNames, figureNames, locales } from "@/db/enums";
import { changeLanding, getLanding, landingLimits } from "@/lib/school-settings/landing-contract";
import type { Landing } from "@/lib/site";
import { ContributorFields, LandingList, TestimonialFields } from "./landing-lists";
import { LandingPreview } from "./landing-preview";
import { useSettingsForm } from "./use-settings-form";

const emptyText = { fr: "", en: "" };
const emptyTestimonial = { name: "", who: emptyText, words: emptyText };
const emptyContributor = { name: "", did: emptyText };

type LandingFormState = ReturnType<typeof useSettingsForm<typeof changeLanding, Landing>>;
export type LandingBind = LandingFormState["bind"];
export type LandingControl = LandingFormState["form"]["control"];

export function LandingForm({ landing }: { landing: Landing }) {
  const t = useTranslations("school-settings.landing");
  const { bind, ...state } = useSettingsForm("landing", changeLanding, {
    read: getLanding,
    values: landing,
    draftKey: "landing",
  });
  const { control } = state.form;
  const testimonials = useFieldArray({ control, name: "testimonials" });
  const contributors = useFieldArray({ control, name: "contributors" });
  return (
    <EndpointForm state={state} submitLabel={t("save")}>
      <SectionCard id="landing" title={t("title")} className="grid gap-6">
        <p className="text-muted text-sm">{t("lead")}</p>
        <fieldset className="grid gap-3">
          <legend className="mb-2 font-semibold">{t("claims")}</legend>
          {claimNames.map((name) => (
            <FigureFields key={name} label={t(`claim.${name}`)} name={`claims.${name}`} bind={bind} />
          ))}
        </fieldset>
        <fieldset className="grid gap-3">
          <legend className="mb-2 font-semibold">{t("figures")}</legend>
          {figureNames.map((name) => (
            <FigureFields key={name} label={t(`figure.${name}`)} name={`figures.${name}`} bind={bind} />
          ))}
        </fieldset>
        <LandingList
          of="testimonials"
          ids={testimonials.fields.map(({ id }) => id)}
          onAdd={() => testimonials.append(emptyTestimonial)}
          onRemove={testimonials.remove}
        >
          {(index) => <TestimonialFields index={index} bind={bind} />}
        </LandingList>
        <LandingList
          of="contributors"
          ids={contributors.fields.map(({ id }) => id)}
          onAdd={() => contributors.append(emptyContributor)}
          onRemove={contributors.remove}
        >
          {(index) => <ContributorFields index={index} bind={bind} />}
        </LandingList>
        <LandingPreview control={control} />
      </SectionCard>
    </EndpointForm>
  );
}

type FigureProps = {
  label: string;
  name: `claims.${keyof Landing["claims"]}` | `figures.${keyof Landing["figures"]}`;
  bind: LandingBind;
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
