import { useTranslations } from "next-intl";
import { useMutation } from "@/components/ui/use-mutation";
import { muteUser, unblockUser, unmuteUser } from "@/lib/blocks/contract";

export function useBlocks(onSuccess: () => void) {
  const t = useTranslations("blocks");
  const failed = t("failed");
  return {
    unblock: useMutation(unblockUser, { failed, done: t("unblocked"), onSuccess }),
    mute: useMutation(muteUser, { failed, done: t("muted"), onSuccess }),
    unmute: useMutation(unmuteUser, { failed, done: t("unmuted"), onSuccess }),
  };
}
