import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { AddButton } from "@/components/ui/add-button";
import { Button } from "@/components/ui/button";
import { Trash2 } from "@/components/ui/icons";
import { InputField } from "@/components/ui/input-field";
import { TextareaField } from "@/components/ui/textarea-field";
import { locales } from "@/db/enums";
import { landingLimits } from "@/lib/school-settings/landing-contract";
import type { LandingBind } from "./landing-form";

type Props = {
  of: "testimonials" | "contributors";
  ids: string[];
  onAdd: () => void;
  onRemove: (index: number) => void;
  /** The fields of one person. */
  children: (index: number) => ReactNode;
};

export function LandingList({ of, ids, onAdd, onRemove, children }: Props) {
  const t = useTranslations(`school-settings.landing.${of}`);
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-1 font-semibold">{t("title")}</legend>
      <p className="text-muted text-sm">{t("hint")}</p>
      {ids.map((id, index) => (
        <fieldset key={id} className="grid gap-3 rounded-control border border-line p-4">
          <legend className="px-1 font-semibold text-sm">{t("one", { number: index + 1 })}</legend>
          {children(index)}
          <Button
            variant="quiet-danger"
            size="small"
            className="justify-self-start"
            onClick={() => onRemove(index)}
          >
            <Trash2 />
            {t("remove", { number: index + 1 })}
          </Button>
        </fieldset>
      ))}
      {ids.length < landingLimits[of] && (
        <AddButton variant="secondary" onClick={onAdd}>
          {t("add")}
        </AddButton>
      )}
    </fieldset>
  );
}

type FieldsProps = { index: number; bind: LandingBind };

export function TestimonialFields({ index, bind }: FieldsProps) {
  const t = useTranslations("school-settings.landing");
  return (
    <>
      <InputField
        label={t("name")}
        {...bind(`testimonials.${index}.name`)}
        maxLength={landingLimits.name}
        required
      />
      {locales.map((locale) => (
        <div key={locale} className="grid gap-3">
          <InputField
            label={t(`inLocale.${locale}`, { label: t("who") })}
            {...bind(`testimonials.${index}.who.${locale}`)}
            maxLength={landingLimits.who}
            required
          />
          <TextareaField
            label={t(`inLocale.${locale}`, { label: t("words") })}
            {...bind(`testimonials.${index}.words.${locale}`)}
            maxLength={landingLimits.words}
            rows={3}
            required
          />
        </div>
      ))}
    </>
  );
}

export function ContributorFields({ index, bind }: FieldsProps) {
  const t = useTranslations("school-settings.landing");
  return (
    <>
      <InputField
        label={t("name")}
        {...bind(`contributors.${index}.name`)}
        maxLength={landingLimits.name}
        required
      />
      {locales.map((locale) => (
        <InputField
          key={locale}
          label={t(`inLocale.${locale}`, { label: t("did") })}
          {...bind(`contributors.${index}.did.${locale}`)}
          maxLength={landingLimits.did}
          required
        />
      ))}
    </>
  );
}
