import { useRouter } from "next/navigation";
import type { ButtonStyleProps } from "@/components/ui/button";
import { cx } from "@/components/ui/cx";
import { MessageCircle } from "@/components/ui/icons";
import { MutationButton } from "@/components/ui/mutation-button";
import { startConversation } from "@/lib/chat/contract";

type Props = Pick<ButtonStyleProps, "size"> & {
  userId: number;
  label: string;
  labelClassName?: string | undefined;
  errorText: string;
  path: string;
};

/** Opens the conversation with a user on the messages screen at `path`. */
export function WriteButton({ userId, label, labelClassName, errorText, path, size }: Props) {
  const router = useRouter();
  return (
    <MutationButton
      variant="secondary"
      size={size}
      className="max-w-full"
      endpoint={startConversation}
      options={{ body: { user_id: userId } }}
      errorText={errorText}
      toast={false}
      onSuccess={({ conversation_id }) => router.push(`${path}?conversation=${conversation_id}`)}
    >
      <MessageCircle />
      <span className={cx("truncate", labelClassName)}>{label}</span>
    </MutationButton>
  );
}
