import { useTranslations } from "next-intl";
import { useState } from "react";
import { ActionError } from "@/components/ui/action-error";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { FileDown } from "@/components/ui/icons";
import { Section } from "@/components/ui/section";
import { useMutation } from "@/components/ui/use-mutation";
import { locales } from "@/db/enums";
import { storageUrl } from "@/lib/core/storage/urls";
import type { OwnDocument } from "@/lib/documents/schemas";
import { createResume } from "@/lib/profiles/contract";

export function ResumeCard() {
  const t = useTranslations("profiles.resume");
  const [created, setCreated] = useState<OwnDocument | null>(null);
  const { trigger, retry, error } = useMutation(createResume, {
    errorText: t("failed"),
    successText: t("done"),
    toast: false,
    onSuccess: ({ data }) => setCreated(data),
  });
  return (
    <Section as={Card} id="resume" title={t("title")} className="grid gap-3 card-padding print:hidden">
      <p className="text-muted text-sm">{t("text")}</p>
      <div className="flex flex-wrap gap-2">
        {locales.map((locale) => (
          <Button key={locale} variant="secondary" size="small" {...trigger({ body: { locale } })}>
            <FileDown className="size-4" />
            {t(locale)}
          </Button>
        ))}
      </div>
      <ActionError error={error} retry={retry} />
      {created && (
        <a
          href={storageUrl(created.path)}
          target="_blank"
          rel="noopener"
          className="wrap-anywhere inline-flex min-h-11 items-center text-accent underline underline-offset-2 md:min-h-0"
        >
          {t("open", { name: created.name })}
        </a>
      )}
    </Section>
  );
}
