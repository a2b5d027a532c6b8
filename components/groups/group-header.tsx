import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { GroupChatButton } from "@/components/chat/group-chat-button";
import { ReportButton } from "@/components/moderation/report-button";
import { useAfterReconnection } from "@/components/realtime/use-after-reconnection";
import { useOwnChannel } from "@/components/realtime/use-own-channel";
import { Avatar } from "@/components/ui/avatar";
import { BackLink } from "@/components/ui/back-link";
import { StatusNote } from "@/components/ui/status-note";
import { TabLinks } from "@/components/ui/tab-links";
import type { Group } from "@/lib/groups/schemas";
import { reportGroup } from "@/lib/moderation/contract";
import { groupPath, studentPaths } from "@/lib/routes";
import { GroupBadges } from "./group-badges";
import { MembershipButtons } from "./membership-buttons";
import { NotificationLevelMenu } from "./notification-level-menu";

type GroupTab = "overview" | "members" | "files" | "settings";

/** The header of each page of a group; only admins have the settings tab. */
export function GroupHeader({ group, tab }: { group: Group; tab: GroupTab }) {
  const t = useTranslations("groups");
  const tReport = useTranslations("groups.report");
  const router = useRouter();
  const refresh = () => router.refresh();
  const { id, name, avatar, is_admin, members_count, membership } = group;
  const isPending = membership === "requested" || membership === "invited";
  useOwnChannel("groups:updated", refresh);
  useAfterReconnection(refresh);
  const tabs: GroupTab[] = ["overview", "members", "files", ...(is_admin ? ["settings" as const] : [])];
  // A hidden group is not found by users who left it.
  const onLeave = () => (group.visibility === "hidden" ? router.push(studentPaths.groups) : refresh());
  return (
    <header className="grid gap-3">
      <BackLink href={studentPaths.groups}>{t("title")}</BackLink>
      <div className="flex flex-wrap items-center gap-4">
        <Avatar id={`group-${id}`} name={name} src={avatar} size={96} />
        <div className="min-w-0 flex-1 basis-[12rem]">
          <h1 className="text-2xl">{name}</h1>
          <p className="text-muted text-sm">{t("membersCount", { count: members_count })}</p>
          <GroupBadges group={group} />
        </div>
        <div className="flex flex-wrap items-center gap-2">
          {group.role && <GroupChatButton group={group} />}
          <NotificationLevelMenu group={group} onChange={refresh} />
          <MembershipButtons group={group} onChange={refresh} onLeave={onLeave} />
          {group.role !== "owner" && <ReportButton endpoint={reportGroup} subject={group} t={tReport} />}
        </div>
      </div>
      {isPending && <StatusNote>{t(membership)}</StatusNote>}
      <TabLinks
        label={t("tabs")}
        links={tabs.map((section) => ({
          href: `${groupPath(id)}/${section}`,
          text: t(section === "files" ? "files.title" : section),
          isCurrent: section === tab,
        }))}
      />
    </header>
  );
}
