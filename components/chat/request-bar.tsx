import { useTranslations } from "next-intl";
import { ActionError } from "@/components/ui/action-error";
import { Button } from "@/components/ui/button";
import { useMutation } from "@/components/ui/use-mutation";
import { acceptConversation, deleteConversation } from "@/lib/chat/contract";
import type { Conversation } from "@/lib/chat/schemas";

type Props = { conversation: Conversation; onAccept: () => void; onClose: () => void };

/** What one can do about a received request; blocking is in the menu above. */
export function RequestBar({ conversation: { id, name }, onAccept, onClose }: Props) {
  const t = useTranslations("chat");
  const accept = useMutation(acceptConversation, {
    failed: t("acceptFailed"),
    toast: false,
    onSuccess: onAccept,
  });
  const decline = useMutation(deleteConversation, { failed: t("failed"), toast: false, onSuccess: onClose });
  const failed = accept.error ? accept : decline;
  return (
    <div className="grid gap-3 border-line border-t p-4">
      <p className="text-muted text-sm">{t("requestReceived", { name })}</p>
      <div className="flex flex-wrap gap-2">
        <Button busy={accept.busy} onClick={() => accept.run({ ids: { id } })}>
          {t("accept")}
        </Button>
        <Button variant="secondary" busy={decline.busy} onClick={() => decline.run({ ids: { id } })}>
          {t("decline")}
        </Button>
      </div>
      <ActionError error={failed.error} retry={failed.retry} />
    </div>
  );
}
