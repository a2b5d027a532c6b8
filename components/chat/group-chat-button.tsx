import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { MessageCircle } from "@/components/ui/icons";
import { useMutation } from "@/components/ui/use-mutation";
import { openGroupConversation } from "@/lib/chat/groups-contract";
import { studentPaths } from "@/lib/routes";

export function GroupChatButton({ group: { id, name } }: { group: { id: number; name: string } }) {
  const t = useTranslations("groups");
  const router = useRouter();
  const open = useMutation(openGroupConversation, {
    errorText: t("chatFailed"),
    onSuccess: ({ conversation_id }) => router.push(`${studentPaths.chat}?conversation=${conversation_id}`),
  });
  return (
    <Button
      size="small"
      variant="secondary"
      {...open.trigger({ params: { id } })}
      aria-label={t("chatName", { name })}
    >
      <MessageCircle />
      {t("chat")}
    </Button>
  );
}
