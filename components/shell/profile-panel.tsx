import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { LogOut, UserRound } from "@/components/ui/icons";
import { useSignOut } from "@/components/users/use-sign-out";
import { studentPaths } from "@/lib/routes";
import { LanguageSwitch } from "./language-switch";
import { SettingsLink } from "./settings-link";
import { ThemeSwitch } from "./theme-switch";

type Props = { name: string; email: string | undefined; onNavigate: () => void };

export function ProfilePanel({ name, email, onNavigate }: Props) {
  const t = useTranslations("shell.profile");
  const { isBusy, signOut } = useSignOut();
  return (
    <div className="grid gap-4 p-4">
      <div className="wrap-anywhere min-w-0">
        <p className="font-display font-semibold text-lg">{t("hello", { name: name || t("someone") })}</p>
        <p className="text-muted text-sm">{email}</p>
      </div>
      <ButtonLink href={studentPaths.profile} variant="secondary" onClick={onNavigate}>
        <UserRound />
        {t("mine")}
      </ButtonLink>
      <LanguageSwitch />
      <ThemeSwitch />
      <SettingsLink area="student" onNavigate={onNavigate} />
      <Button variant="secondary" isBusy={isBusy} onClick={signOut}>
        <LogOut />
        {t("signOut")}
      </Button>
    </div>
  );
}
