import { useTranslations } from "next-intl";
import { ErrorScreen, type ErrorScreenProps } from "@/components/shell/error-screen";

type MessageKey = "loadFailed" | "loadGroupFailed" | "loadSettingsFailed" | "loadMembersFailed";

/** The error screen of a page of groups. */
export function groupError(messageKey: MessageKey) {
  return function GroupError(props: ErrorScreenProps) {
    const t = useTranslations("groups");
    return <ErrorScreen {...props} title={t(messageKey)} />;
  };
}
