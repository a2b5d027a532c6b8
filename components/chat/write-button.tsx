import { useRouter } from "next/navigation";
import { ActionError } from "@/components/ui/action-error";
import { Button } from "@/components/ui/button";
import { MessageCircle } from "@/components/ui/icons";
import { useMutation } from "@/components/ui/use-mutation";
import { startConversation } from "@/lib/chat/contract";

type Props = { userId: number; label: string; errorText: string; path: string };

/** Opens the conversation with somebody on the messages screen at `path`. */
export function WriteButton({ userId, label, errorText, path }: Props) {
  const router = useRouter();
  const start = useMutation(startConversation, {
    errorText,
    toast: false,
    onSuccess: ({ conversation_id }) => router.push(`${path}?conversation=${conversation_id}`),
  });
  return (
    <>
      <Button
        variant="secondary"
        isBusy={start.isBusy}
        onClick={() => start.run({ body: { user_id: userId } })}
        className="max-w-full"
      >
        <MessageCircle />
        <span className="truncate">{label}</span>
      </Button>
      <ActionError error={start.error} retry={start.retry} />
    </>
  );
}
