import { useTranslations } from "next-intl";
import { useMutation } from "@/components/ui/use-mutation";
import { useViewerId } from "@/components/ui/viewer-provider";
import { addReaction, removeReaction } from "@/lib/chat/reactions-contract";
import type { Message } from "@/lib/chat/schemas";

export function useReactions(message: Message, onChange: (message: Message) => void) {
  const viewerId = useViewerId();
  const t = useTranslations("chat");
  const onSuccess = ({ data }: { data: Message }) => onChange(data);
  const options = { errorText: t("failed"), isQueued: true, onSuccess };
  const add = useMutation(addReaction, options);
  const remove = useMutation(removeReaction, options);
  const params = { id: message.id };
  function toggle(emoji: string) {
    if (hasReaction(message, viewerId, emoji)) void remove.run({ params, query: { emoji } });
    else void add.run({ params, body: { emoji } });
  }
  return { toggle };
}

function hasReaction({ reactions }: Message, viewerId: number | null, emoji: string): boolean {
  return reactions.some(
    (reaction) => reaction.emoji === emoji && reaction.users.some(({ id }) => id === viewerId),
  );
}
