import { useTranslations } from "next-intl";
import {
  Archive,
  ArchiveRestore,
  Bell,
  BellOff,
  MailCheck,
  MailOpen,
  Pin,
  PinOff,
} from "@/components/ui/icons";
import { MenuItem, MenuLabel } from "@/components/ui/menu-items";
import { useMutation } from "@/components/ui/use-mutation";
import { markConversationRead, updateConversationSettings } from "@/lib/chat/contract";
import { type Conversation, muteSpans } from "@/lib/chat/schemas";

type Props = { conversation: Conversation; onChange: () => void; onMarkUnread: () => void };

/** The viewer's own settings of a conversation; their other tabs follow by an event. */
export function ConversationMenuItems({ conversation, onChange, onMarkUnread }: Props) {
  const t = useTranslations("conversations");
  const { id, is_archived, is_pinned, is_muted, last_message_id } = conversation;
  const params = { id };
  const settings = useMutation(updateConversationSettings, { errorText: t("failed"), refresh: onChange });
  const read = useMutation(markConversationRead, { errorText: t("failed"), refresh: onChange });
  const update = settings.run;

  async function markUnread() {
    if (await update({ params, body: { is_marked_unread: true } })) onMarkUnread();
  }
  if (last_message_id === null) return null;
  return (
    <>
      <MenuItem
        icon={is_pinned ? <PinOff /> : <Pin />}
        onSelect={() => update({ params, body: { is_pinned: !is_pinned } })}
        label={t(is_pinned ? "unpin" : "pin")}
      />
      {isUnread(conversation) ? (
        <MenuItem
          icon={<MailOpen />}
          onSelect={() => read.run({ params, body: { message_id: last_message_id } })}
          label={t("markRead")}
        />
      ) : (
        <MenuItem icon={<MailCheck />} onSelect={markUnread} label={t("markUnread")} />
      )}
      <MenuItem
        icon={is_archived ? <ArchiveRestore /> : <Archive />}
        onSelect={() => update({ params, body: { is_archived: !is_archived } })}
        label={t(is_archived ? "unarchive" : "archive")}
      />
      {is_muted ? (
        <MenuItem
          icon={<Bell />}
          onSelect={() => update({ params, body: { mute: null } })}
          label={t("unmute")}
        />
      ) : (
        <>
          <MenuLabel>{t("mute")}</MenuLabel>
          {muteSpans.map((span) => (
            <MenuItem
              key={span}
              icon={<BellOff />}
              onSelect={() => update({ params, body: { mute: span } })}
              label={t(`mute-${span}`)}
            />
          ))}
        </>
      )}
    </>
  );
}

export function isUnread({ unread_count, is_marked_unread }: Conversation): boolean {
  return unread_count > 0 || is_marked_unread;
}
