import Link from "next/link";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { UserPresence } from "@/components/presence/user-presence";
import type { Conversation } from "@/lib/chat/schemas";
import { profilePath } from "@/lib/routes";
import { MembersDialog } from "./members-dialog";

type Props = { viewerId: number; conversation: Conversation; onChange: () => void };

/** With whom: leads to the other's profile, or opens the members of a group. */
export function ConversationTitle({ viewerId, conversation, onChange }: Props) {
  const { name, type, participants } = conversation;
  const otherId = participants[1]?.id ?? 0;
  if (type === "group") return <GroupTitle {...{ viewerId, conversation, onChange }} />;
  return (
    <div className="min-w-0 flex-1">
      <h2 className="truncate text-base">
        <Link
          href={profilePath("student", otherId)}
          prefetch={false}
          className="inline-block min-h-6 hover:underline"
        >
          <bdi>{name}</bdi>
        </Link>
      </h2>
      <UserPresence viewerId={viewerId} userId={otherId} />
    </div>
  );
}

function GroupTitle({ viewerId, conversation, onChange }: Props) {
  const t = useTranslations("conversations");
  const [isOpen, setIsOpen] = useState(false);
  const { name, participants } = conversation;
  return (
    <div className="min-w-0 flex-1">
      <h2 className="truncate text-base">
        <bdi>{name}</bdi>
      </h2>
      <button
        type="button"
        onClick={() => setIsOpen(true)}
        className="min-h-6 text-muted text-sm hover:text-ink hover:underline"
      >
        {t("members", { count: participants.length })}
      </button>
      {isOpen && (
        <MembersDialog
          viewerId={viewerId}
          conversation={conversation}
          onChange={onChange}
          onClose={() => setIsOpen(false)}
        />
      )}
    </div>
  );
}
