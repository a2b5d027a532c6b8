import { useTranslations } from "next-intl";
import { EndpointForm } from "@/components/ui/endpoint-form";
import { InputField } from "@/components/ui/input-field";
import { SectionCard } from "@/components/ui/section-card";
import { TextareaField } from "@/components/ui/textarea-field";
import type { AudienceOptions } from "@/lib/announcements/audience-options";
import { announcementLimits } from "@/lib/announcements/limits";
import { AudienceFields } from "./audience-fields";
import type { AnnouncementFormState } from "./use-announcement-form";

type Props = { state: AnnouncementFormState; options: AudienceOptions; submitLabel: string };

export function AnnouncementForm({ state, options, submitLabel }: Props) {
  const t = useTranslations("announcements.form");
  const { bind } = state;
  return (
    <EndpointForm state={state} submitLabel={submitLabel} className="grid grid-cols-1 gap-4">
      <SectionCard id="french" title={t("french")} className="grid gap-4">
        <InputField
          label={t("titleField")}
          {...bind("title_fr")}
          lang="fr"
          autoComplete="off"
          maxLength={announcementLimits.title}
          required
        />
        <TextareaField
          label={t("textField")}
          {...bind("text_fr")}
          lang="fr"
          rows={6}
          maxLength={announcementLimits.text}
          required
        />
      </SectionCard>
      <SectionCard id="english" title={t("english")} className="grid gap-4">
        <p className="text-muted text-sm">{t("englishHint")}</p>
        <InputField
          label={t("titleEn")}
          {...bind("title_en", "text_en")}
          lang="en"
          autoComplete="off"
          maxLength={announcementLimits.title}
        />
        <TextareaField
          label={t("textEn")}
          {...bind("text_en", "title_en")}
          lang="en"
          rows={6}
          maxLength={announcementLimits.text}
        />
      </SectionCard>
      <SectionCard id="audience" title={t("recipients")} className="grid gap-4">
        <AudienceFields state={state} options={options} />
      </SectionCard>
    </EndpointForm>
  );
}
