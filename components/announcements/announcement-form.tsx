import { useTranslations } from "next-intl";
import { Card } from "@/components/ui/card";
import { EndpointForm } from "@/components/ui/endpoint-form";
import { InputField } from "@/components/ui/input-field";
import { Section } from "@/components/ui/section";
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
      <Section as={Card} id="french" title={t("french")} titleClassName="text-lg" className={cardStyle}>
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
      </Section>
      <Section as={Card} id="english" title={t("english")} titleClassName="text-lg" className={cardStyle}>
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
      </Section>
      <Section as={Card} id="audience" title={t("recipients")} titleClassName="text-lg" className={cardStyle}>
        <AudienceFields state={state} options={options} />
      </Section>
    </EndpointForm>
  );
}

const cardStyle = "grid gap-4 p-4 md:p-5";
