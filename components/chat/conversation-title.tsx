import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { UserPresence } from "@/components/presence/user-presence";
import { Link } from "@/components/ui/link";
import { useLazyComponent } from "@/components/ui/use-lazy-component";
import type { Conversation } from "@/lib/chat/schemas";
import { localizedPath } from "@/lib/core/i18n/localized-paths";
import { companyPath, groupPath, profilePath } from "@/lib/routes";
import { useViewerRole } from "./viewer-role";

const loadMembers = () => import("./members-dialog").then((module) => module.MembersDialog);

type Props = { conversation: Conversation; onChange: () => void };

export function ConversationTitle({ conversation, onChange }: Props) {
  const { name, type, group_id, members_count } = conversation;
  if (group_id !== null) return <OfGroup groupId={group_id} name={name} count={members_count} />;
  if (type === "group") return <GroupTitle conversation={conversation} onChange={onChange} />;
  return <DirectTitle conversation={conversation} />;
}

function DirectTitle({ conversation: { name, company, participants } }: Pick<Props, "conversation">) {
  const role = useViewerRole();
  const locale = useLocale();
  const other = participants[1];
  const profile = other?.role === "student" ? profilePath(role, other.id) : undefined;
  return (
    <Title name={name} href={company ? localizedPath(locale, companyPath(company.id)) : profile}>
      {role === "student" && other?.role === "student" && <UserPresence userId={other.id} />}
    </Title>
  );
}

/** The title of a group's conversation on the pages of that group, with the group's name and members. */
function OfGroup({ groupId, name, count }: { groupId: number; name: string; count: number }) {
  const t = useTranslations("conversations");
  return (
    <Title name={name} href={groupPath(groupId)}>
      <Link
        href={`${groupPath(groupId)}/members`}
        className="inline-block min-h-6 text-muted text-sm hover:text-ink hover:underline"
      >
        {t("members", { count })}
      </Link>
    </Title>
  );
}

function GroupTitle({ conversation, onChange }: Props) {
  const t = useTranslations("conversations");
  const members = useLazyComponent(loadMembers);
  const { name, participants } = conversation;
  return (
    <Title name={name}>
      <button
        type="button"
        {...members.trigger}
        className="min-h-6 text-muted text-sm hover:text-ink hover:underline"
      >
        {t("members", { count: participants.length })}
      </button>
      {members.Component && (
        <members.Component conversation={conversation} onChange={onChange} onClose={members.hide} />
      )}
    </Title>
  );
}

type TitleProps = { name: string; href?: string | undefined; children: ReactNode };

function Title({ name, href, children }: TitleProps) {
  return (
    <div className="min-w-0 flex-1">
      <h2 title={name} className="truncate text-base">
        {href ? (
          <Link href={href} className="inline-block min-h-6 max-w-full truncate align-bottom hover:underline">
            <bdi>{name}</bdi>
          </Link>
        ) : (
          <bdi>{name}</bdi>
        )}
      </h2>
      {children}
    </div>
  );
}
