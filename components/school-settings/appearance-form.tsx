"use client";

import { useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { buttonStyle } from "@/components/ui/button-style";
import { EndpointForm } from "@/components/ui/endpoint-form";
import { InputField } from "@/components/ui/input-field";
import { SectionCard } from "@/components/ui/section-card";
import { useEndpointForm } from "@/components/ui/use-endpoint-form";
import { call } from "@/lib/core/api/client";
import { accentShades, accentThemes, themeProperties } from "@/lib/school-settings/accent";
import type { Appearance } from "@/lib/school-settings/appearance";
import { accentColor, changeAppearance, getAppearance } from "@/lib/school-settings/appearance-contract";

type Props = { appearance: Appearance; defaultAccent: string };

export function AppearanceForm({ appearance, defaultAccent }: Props) {
  const t = useTranslations("school-settings.appearance");
  const { bind, form, ...state } = useEndpointForm<typeof changeAppearance, Appearance>(changeAppearance, {
    errorText: t("failed"),
    successText: t("saved"),
    defaultValues: appearance,
    draftKey: "appearance",
    isShared: true,
    request: (values, _, expected) => ({ body: { ...values, expected } }),
    loadCurrent: async () => (await call(getAppearance, {})).data,
    reset: ({ data }) => data,
  });
  const parsed = accentColor.safeParse(useWatch({ control: form.control, name: "accent" }));
  const color = parsed.success ? parsed.data : appearance.accent;
  function choose(accent: string) {
    form.clearErrors();
    form.setValue("accent", accent, { shouldDirty: true });
  }
  return (
    <EndpointForm state={state} submitLabel={t("save")}>
      <SectionCard id="appearance" title={t("title")} className="grid gap-4">
        <p className="text-muted text-sm">{t("lead")}</p>
        <div className="flex items-end gap-3">
          <InputField
            label={t("accent")}
            hint={t("accentHint")}
            {...bind("accent")}
            spellCheck={false}
            required
          />
          <input
            type="color"
            aria-label={t("pick")}
            value={color}
            onChange={(event) => choose(event.target.value)}
            className="control w-16 flex-none cursor-pointer p-1"
          />
        </div>
        <AccentPreview color={color} />
        {color !== defaultAccent && (
          <Button variant="secondary" className="justify-self-start" onClick={() => choose(defaultAccent)}>
            {t("default")}
          </Button>
        )}
      </SectionCard>
    </EndpointForm>
  );
}

function AccentPreview({ color }: { color: string }) {
  const t = useTranslations("school-settings.appearance");
  const { accent: shade } = accentShades(color, "light");
  return (
    <figure className="grid gap-2">
      <figcaption className="text-muted text-sm">{t("preview")}</figcaption>
      <div className="grid gap-3 md:grid-cols-2">
        {accentThemes.map((theme) => (
          <div
            key={theme}
            style={themeProperties(color, theme)}
            className="grid gap-3 rounded-control border border-line bg-surface p-4 text-ink text-sm"
          >
            <span className="text-muted">{t(theme)}</span>
            <span className={buttonStyle("primary", "small", "justify-self-start")}>{t("button")}</span>
            <span className="text-accent underline">{t("link")}</span>
            <span className="justify-self-start rounded-control bg-accent-soft px-2 py-1 text-accent">
              {t("selected")}
            </span>
          </div>
        ))}
      </div>
      <p className="text-muted text-sm">
        {shade === color ? t("readable") : t("adjusted", { color, shade })}
      </p>
    </figure>
  );
}
