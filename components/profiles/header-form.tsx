import { useTranslations } from "next-intl";
import { InputField } from "@/components/ui/input-field";
import { useEndpointForm } from "@/components/ui/use-endpoint-form";
import { usernameLengths } from "@/lib/core/auth/username";
import { updateProfileHeader } from "@/lib/profiles/contract";
import { profileLimits } from "@/lib/profiles/limits";
import { SectionForm } from "./section-form";
import type { OwnProfile } from "./use-own-profile";

export function HeaderForm({ own: { profile, saved, close } }: { own: OwnProfile }) {
  const t = useTranslations("profiles.header");
  const { username, headline, location } = profile;
  const { bind, ...state } = useEndpointForm(updateProfileHeader, {
    defaultValues: { username, headline: headline ?? "", location: location ?? "" },
    errorText: t("failed"),
    draftKey: "profile:header",
    onSuccess: saved,
  });
  return (
    <SectionForm label={t("edit")} state={state} onCancel={close}>
      <InputField
        {...bind("headline")}
        label={t("headline")}
        hint={t("headlineHint")}
        maxLength={profileLimits.headline}
        optional
      />
      <div className="grid gap-4 md:grid-cols-2 md:gap-y-1">
        <InputField
          {...bind("username")}
          className={besideStyle}
          label={t("username")}
          hint={t("usernameHint")}
          maxLength={usernameLengths.max}
          required
        />
        <InputField
          {...bind("location")}
          className={besideStyle}
          label={t("location")}
          hint={t("locationHint")}
          maxLength={profileLimits.location}
          optional
        />
      </div>
    </SectionForm>
  );
}

/** Label, hint, input and error are in the same rows as those beside them, however many lines a hint has. */
const besideStyle = "md:row-span-4 md:grid-rows-subgrid";
