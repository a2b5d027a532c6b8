import { useTranslations } from "next-intl";
import { PageLayout } from "@/components/shell/page-layout";
import type { Member } from "@/lib/core/auth/viewer";
import type { Settings } from "@/lib/users/preferences";
import { LazyAccountSections, LazyOtherSections } from "./lazy-sections";
import type { OtherSectionsProps } from "./sections";
import { SettingsLinks } from "./settings-links";

type Props = Pick<OtherSectionsProps, "chat" | "student"> & { viewer: Member; settings: Settings };

export function SettingsScreen({ viewer: { email, emailVerified }, settings, chat, student }: Props) {
  const t = useTranslations("settings");
  const { pendingEmail, twoFactor, sessions, notifications } = settings;
  const { hasPassword, exports } = settings.privacy;
  return (
    <PageLayout>
      <h1 className="text-2xl">{t("title")}</h1>
      <SettingsLinks isStudent={student !== undefined} />
      <div className="mt-4 grid gap-6">
        <LazyAccountSections {...{ email, emailVerified, pendingEmail, hasPassword, twoFactor, sessions }} />
        <LazyOtherSections {...{ email, hasPassword, notifications, exports, chat, student }} />
      </div>
    </PageLayout>
  );
}
