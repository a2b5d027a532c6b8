import { useTranslations } from "next-intl";
import { ErrorScreen, type ErrorScreenProps } from "@/components/shell/error-screen";

type Props = ErrorScreenProps & {
  failed: "loadFailed" | "loadGroupFailed" | "loadSettingsFailed" | "loadMembersFailed";
};

export function GroupError({ failed, ...props }: Props) {
  const t = useTranslations("groups");
  return <ErrorScreen {...props} title={t(failed)} />;
}
