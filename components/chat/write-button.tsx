import { useRouter } from "next/navigation";
import { MessageCircle } from "@/components/ui/icons";
import { MutationButton } from "@/components/ui/mutation-button";
import { startConversation } from "@/lib/chat/contract";

type Props = { userId: number; label: string; errorText: string; path: string };

/** Opens the conversation with a user on the messages screen at `path`. */
export function WriteButton({ userId, label, errorText, path }: Props) {
  const router = useRouter();
  return (
    <MutationButton
      variant="secondary"
      className="max-w-full"
      endpoint={startConversation}
      options={{ body: { user_id: userId } }}
      errorText={errorText}
      toast={false}
      onSuccess={({ conversation_id }) => router.push(`${path}?conversation=${conversation_id}`)}
    >
      <MessageCircle />
      <span className="truncate">{label}</span>
    </MutationButton>
  );
}
