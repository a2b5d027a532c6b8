import { useTranslations } from "next-intl";
import { InputField } from "@/components/ui/input-field";
import { useEndpointForm } from "@/components/ui/use-endpoint-form";
import { usernameLengths } from "@/lib/core/auth/username";
import { updateProfileHeader } from "@/lib/profiles/contract";
import { profileLimits } from "@/lib/profiles/limits";
import type { Profile } from "@/lib/profiles/schemas";
import { mergeFields } from "./current-lists";
import { SectionForm } from "./section-form";
import type { OwnProfile } from "./use-own-profile";

export function HeaderForm({ own: { profile, saved, close } }: { own: OwnProfile }) {
  const t = useTranslations("profiles.header");
  const { bind, ...state } = useEndpointForm(updateProfileHeader, {
    defaultValues: fieldsOf(profile),
    errorText: t("failed"),
    draftKey: "profile:header",
    isShared: true,
    request: async (_, edited) => ({ body: await mergeFields(profile, fieldsOf, edited) }),
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

function fieldsOf({ username, headline, location }: Profile) {
  return { username, headline: headline ?? "", location: location ?? "" };
}

/** Label, hint, input and error are in the same rows as those beside them, however many lines a hint has. */
const besideStyle = "md:row-span-4 md:grid-rows-subgrid";
