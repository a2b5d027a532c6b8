"use client";

import { useTranslations } from "next-intl";
import { Avatar } from "@/components/ui/avatar";
import { Button, ButtonLink } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { LogOut, UserRound } from "@/components/ui/icons";
import { Popover } from "@/components/ui/popover";
import { useSignOut } from "@/components/users/use-sign-out";
import { studentPaths } from "@/lib/routes";
import { LanguageSwitch } from "./language-switch";
import { SettingsLink } from "./settings-link";
import { ThemeSwitch } from "./theme-switch";

type Person = { id: number; name: string; email: string; avatarUrl: string | null };

export function ProfileMenu({ person }: { person: Person | null }) {
  const t = useTranslations("shell.profile");
  const { busy, signOut } = useSignOut();
  const { id = 0, name = "", avatarUrl = null } = person ?? {};
  return (
    <Popover
      label={t("label")}
      wide
      className="md:w-80"
      trigger={
        <IconButton
          label={t("label")}
          className="rounded-full"
          icon={<Avatar id={id} name={name} src={avatarUrl} />}
        />
      }
    >
      {(close) => (
        <div className="grid gap-4 p-4">
          <div className="wrap-anywhere min-w-0">
            <p className="font-display font-semibold text-lg">{t("hello", { name: name || t("someone") })}</p>
            <p className="text-muted text-sm">{person?.email}</p>
          </div>
          <ButtonLink href={studentPaths.profile} variant="secondary" onClick={close}>
            <UserRound />
            {t("mine")}
          </ButtonLink>
          <LanguageSwitch />
          <ThemeSwitch />
          <SettingsLink area="student" onNavigate={close} />
          <Button variant="secondary" busy={busy} onClick={signOut}>
            <LogOut />
            {t("signOut")}
          </Button>
        </div>
      )}
    </Popover>
  );
}
