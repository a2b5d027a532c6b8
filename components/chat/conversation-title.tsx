import { useLocale, useTranslations } from "next-intl";
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
  const { type, participants } = conversation;
  const role = useViewerRole();
  const other = participants[1];
  if (conversation.group_id !== null) return <OfGroup groupId={conversation.group_id} {...conversation} />;
  if (type === "group") return <GroupTitle {...{ conversation, onChange }} />;
  return (
    <div className="min-w-0 flex-1">
      <h2 title={conversation.name} className="truncate text-base">
        <NameLink conversation={conversation} />
      </h2>
      {role === "student" && other?.role === "student" && <UserPresence userId={other.id} />}
    </div>
  );
}

function NameLink({ conversation: { name, company, participants } }: { conversation: Conversation }) {
  const role = useViewerRole();
  const locale = useLocale();
  const other = participants[1];
  const href = company
    ? localizedPath(locale, companyPath(company.id))
    : other?.role === "student" && profilePath(role, other.id);
  if (!href) return <bdi>{name}</bdi>;
  return (
    <Link href={href} className="inline-block min-h-6 max-w-full truncate align-bottom hover:underline">
      <bdi>{name}</bdi>
    </Link>
  );
}

type OfGroupProps = Pick<Conversation, "name" | "members_count"> & { groupId: number };

/** The title of a group's conversation on the pages of that group, with the group's name and members. */
function OfGroup({ groupId, name, members_count }: OfGroupProps) {
  const t = useTranslations("conversations");
  return (
    <div className="min-w-0 flex-1">
      <h2 title={name} className="truncate text-base">
        <Link
          href={groupPath(groupId)}
          className="inline-block min-h-6 max-w-full truncate align-bottom hover:underline"
        >
          <bdi>{name}</bdi>
        </Link>
      </h2>
      <Link
        href={`${groupPath(groupId)}/members`}
        className="inline-block min-h-6 text-muted text-sm hover:text-ink hover:underline"
      >
        {t("members", { count: members_count })}
      </Link>
    </div>
  );
}

function GroupTitle({ conversation, onChange }: Props) {
  const t = useTranslations("conversations");
  const members = useLazyComponent(loadMembers);
  const { name, participants } = conversation;
  return (
    <div className="min-w-0 flex-1">
      <h2 title={name} className="truncate text-base">
        <bdi>{name}</bdi>
      </h2>
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
    </div>
  );
}
