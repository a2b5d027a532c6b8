import { useTranslations } from "next-intl";
import { ErrorScreen, type ErrorScreenProps } from "@/components/shell/error-screen";

type Props = ErrorScreenProps & {
  messageKey: "loadFailed" | "loadGroupFailed" | "loadSettingsFailed" | "loadMembersFailed";
};

export function GroupError({ messageKey, ...props }: Props) {
  const t = useTranslations("groups");
  return <ErrorScreen {...props} title={t(messageKey)} />;
}
