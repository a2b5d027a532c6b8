import { useTranslations } from "next-intl";
import { ActionError } from "@/components/ui/action-error";
import { Button } from "@/components/ui/button";
import { Building2, GraduationCap, type Icon, Lock, Users } from "@/components/ui/icons";
import { Menu } from "@/components/ui/menu";
import { MenuLabel, MenuRadioGroup } from "@/components/ui/menu-items";
import { useMutation } from "@/components/ui/use-mutation";
import { type ProfileAudience, profileAudiences } from "@/db/enums";
import { updateAudiences } from "@/lib/profiles/contract";
import type { ProfileSection } from "@/lib/profiles/schemas";
import type { OwnProfile } from "./use-own-profile";

const icons: Record<ProfileAudience, Icon> = {
  me: Lock,
  friends: Users,
  school: GraduationCap,
  companies: Building2,
};

export function AudienceMenu({ own, section }: { own: OwnProfile; section: ProfileSection }) {
  const t = useTranslations("profiles");
  const audience = own.profile.audiences?.[section] ?? "school";
  const { run, retry, isBusy, error } = useMutation(updateAudiences, {
    errorText: t("audiences.failed"),
    toast: false,
    onSuccess: ({ data }) => own.replace(data),
  });
  const Icon = icons[audience];
  const name = t(`sections.${section}`);
  return (
    <>
      <Menu
        trigger={
          <Button
            variant="quiet"
            size="small"
            isBusy={isBusy}
            aria-label={t("audiences.label", { section: name, audience: t(`audiences.${audience}`) })}
            className="font-normal text-muted"
          >
            <Icon className="size-4" />
            <span className="max-md:sr-only">{t(`audiences.${audience}`)}</span>
          </Button>
        }
      >
        <AudienceItems value={audience} onChange={(value) => run({ body: { [section]: value } })} />
      </Menu>
      <ActionError error={error} retry={retry} />
    </>
  );
}

type ItemsProps = { value: ProfileAudience; onChange: (audience: ProfileAudience) => void };

/** A separate component, so that its texts are formatted only when the menu opens. */
function AudienceItems(group: ItemsProps) {
  const t = useTranslations("profiles.audiences");
  return (
    <>
      <MenuLabel>{t("title")}</MenuLabel>
      <MenuRadioGroup
        {...group}
        options={profileAudiences}
        icons={icons}
        label={(option) => (
          <>
            {t(option)}
            {option === "companies" && <span className="text-muted text-xs">{t("companiesHint")}</span>}
          </>
        )}
      />
    </>
  );
}
