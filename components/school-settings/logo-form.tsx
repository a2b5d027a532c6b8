"use client";

import { useTranslations } from "next-intl";
import { useRef } from "react";
import { useWatch } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { EndpointForm } from "@/components/ui/endpoint-form";
import { FieldError } from "@/components/ui/field";
import { Trash2 } from "@/components/ui/icons";
import { ImageButton } from "@/components/ui/image-button";
import { LogoImage } from "@/components/ui/logo-image";
import { SectionCard } from "@/components/ui/section-card";
import { SelectField } from "@/components/ui/select-field";
import { type ChosenImage, useChosenImage } from "@/components/ui/use-chosen-image";
import { useEndpointForm } from "@/components/ui/use-endpoint-form";
import { type LogoGround, logoGrounds } from "@/db/enums";
import { call } from "@/lib/core/api/client";
import { imageTypes } from "@/lib/core/images/constants";
import { accentThemes, themeProperties } from "@/lib/school-settings/accent";
import type { Logo } from "@/lib/school-settings/logo";
import { changeLogo, getLogo, maxLogoBytes } from "@/lib/school-settings/logo-contract";

function useLogoForm(logo: Logo, image: ChosenImage) {
  const t = useTranslations("school-settings.logo");
  const stored = useRef(logo.logo_url);
  const isChanged = image.file !== null || image.isRemoved;
  const showStored = (url: string | null) => {
    stored.current = url;
    image.showStored(url);
  };
  const state = useEndpointForm<typeof changeLogo, Pick<Logo, "ground">>(changeLogo, {
    errorText: t("failed"),
    defaultValues: { ground: logo.ground },
    request({ ground }, _, previous) {
      const body = new FormData();
      body.append("ground", ground);
      if (image.file) body.append("logo", image.file);
      if (image.isRemoved) body.append("remove_logo", "1");
      const expected = { ...previous, ...(isChanged && { logo_url: stored.current }) };
      body.append("expected", JSON.stringify(expected));
      return { body };
    },
    async loadCurrent() {
      const { ground, logo_url } = (await call(getLogo, {})).data;
      if (isChanged) stored.current = logo_url;
      else showStored(logo_url);
      return { ground };
    },
    successText: t("saved"),
    reset: ({ data }) => ({ ground: data.ground }),
    onSuccess: ({ data }) => showStored(data.logo_url),
  });
  const { onCancel } = state;
  return {
    ...state,
    onCancel:
      onCancel &&
      (() => {
        onCancel();
        showStored(stored.current);
      }),
  };
}

type Props = { logo: Logo; name: string; accent: string };

export function LogoForm({ logo, name, accent }: Props) {
  const t = useTranslations("school-settings.logo");
  const errors = { kindError: t("kind"), sizeError: t("size") };
  const image = useChosenImage(logo.logo_url, { types: imageTypes, maxBytes: maxLogoBytes, ...errors });
  const { bind, form, ...state } = useLogoForm(logo, image);
  const ground = useWatch({ control: form.control, name: "ground" });
  return (
    <EndpointForm state={state} submitLabel={t("save")}>
      <SectionCard id="logo" title={t("title")} className="grid gap-4">
        <p className="text-muted text-sm">{t("lead")}</p>
        <div className="grid gap-2">
          <p className="text-muted text-sm">{t("hint")}</p>
          <div className="flex flex-wrap gap-2">
            <ImageButton
              variant="secondary"
              label={t("choose")}
              inputLabel={t("logo")}
              onPick={([file]) => file && image.choose(file)}
            />
            {image.url && (
              <Button variant="quiet-danger" onClick={image.remove}>
                <Trash2 />
                {t("remove")}
              </Button>
            )}
          </div>
          <FieldError>{image.error}</FieldError>
        </div>
        <SelectField
          label={t("ground")}
          hint={t("groundHint")}
          options={logoGrounds.map((value) => [value, t(`grounds.${value}`)] as const)}
          {...bind("ground")}
        />
        {image.url && <LogoPreview url={image.url} {...{ ground, name, accent }} />}
      </SectionCard>
    </EndpointForm>
  );
}

type PreviewProps = Omit<Props, "logo"> & { url: string; ground: LogoGround };

function LogoPreview({ url, ground, name, accent }: PreviewProps) {
  const t = useTranslations("school-settings");
  return (
    <figure className="grid gap-2">
      <figcaption className="text-muted text-sm">{t("logo.preview")}</figcaption>
      <div className="grid gap-3 md:grid-cols-2">
        {accentThemes.map((theme) => (
          <div
            key={theme}
            style={themeProperties(accent, theme)}
            className="grid justify-items-start gap-3 rounded-control border border-line bg-surface p-4 text-ink text-sm"
          >
            <span className="text-muted">{t(`appearance.${theme}`)}</span>
            <LogoImage logo={{ url, ground }} name={name} />
          </div>
        ))}
      </div>
    </figure>
  );
}
