import { useLocale, useTranslations } from "next-intl";
import { ActionError } from "@/components/ui/action-error";
import { Button } from "@/components/ui/button";
import { FileUser } from "@/components/ui/icons";
import { useMutation } from "@/components/ui/use-mutation";
import type { OwnDocument } from "@/lib/documents/schemas";
import { createResume } from "@/lib/profiles/contract";

/** In the language of the page. */
export function ResumeFromProfile({ onCreated }: { onCreated: (document: OwnDocument) => void }) {
  const t = useTranslations("profiles.resume");
  const locale = useLocale();
  const { run, retry, isBusy, error } = useMutation(createResume, {
    errorText: t("failed"),
    toast: false,
    onSuccess: ({ data }) => onCreated(data),
  });
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        isBusy={isBusy}
        onClick={() => run({ body: { locale } })}
        className="mt-2 justify-self-start"
      >
        <FileUser aria-hidden="true" />
        {t("fromProfile")}
      </Button>
      <ActionError error={error} retry={retry} />
    </>
  );
}
