import { useLocale, useTranslations } from "next-intl";
import { FileUser } from "@/components/ui/icons";
import { MutationButton } from "@/components/ui/mutation-button";
import type { OwnDocument } from "@/lib/documents/schemas";
import { createResume } from "@/lib/profiles/contract";

export function ResumeFromProfile({ onCreated }: { onCreated: (document: OwnDocument) => void }) {
  const t = useTranslations("profiles.resume");
  const locale = useLocale();
  return (
    <MutationButton
      variant="quiet"
      size="small"
      className="mt-2 justify-self-start"
      endpoint={createResume}
      options={{ body: { locale } }}
      errorText={t("failed")}
      toast={false}
      onSuccess={({ data }) => onCreated(data)}
    >
      <FileUser />
      {t("fromProfile")}
    </MutationButton>
  );
}
