import { useTranslations } from "next-intl";
import { Avatar } from "@/components/ui/avatar";
import { IconButton } from "@/components/ui/icon-button";
import { Popover } from "@/components/ui/popover";
import { useLazyComponent } from "@/components/ui/use-lazy-component";

const loadPanel = () => import("./profile-panel").then((module) => module.ProfilePanel);

export type MenuUser = { id: number; name: string; email: string; avatarUrl: string | null };

export function ProfileMenu({ user }: { user: MenuUser | null }) {
  const t = useTranslations("shell.profile");
  const panel = useLazyComponent(loadPanel);
  const { id = 0, name = "", avatarUrl = null } = user ?? {};
  return (
    <Popover
      label={t("label")}
      className="md:w-xs"
      lazy={panel}
      trigger={
        <IconButton
          label={t("label")}
          className="rounded-full"
          icon={<Avatar id={id} name={name} src={avatarUrl} />}
        />
      }
    >
      {(close) => panel.Component && <panel.Component name={name} email={user?.email} onNavigate={close} />}
    </Popover>
  );
}
