import { useParams, usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import { ErrorScreen, type ErrorScreenProps } from "@/components/shell/error-screen";

/** One for all pages of groups: each `error.tsx` would be a script of its own on its pages. */
export function GroupError(props: ErrorScreenProps) {
  const t = useTranslations("groups");
  const { groupId } = useParams();
  const tab = usePathname().split("/").at(-1);
  return <ErrorScreen {...props} title={t(groupId ? groupErrorKey(tab) : "loadFailed")} />;
}

function groupErrorKey(tab: string | undefined) {
  if (tab === "members") return "loadMembersFailed";
  return tab === "settings" ? "loadSettingsFailed" : "loadGroupFailed";
}
