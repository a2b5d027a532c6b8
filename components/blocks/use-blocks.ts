import { useTranslations } from "next-intl";
import { useMutation } from "@/components/ui/use-mutation";
import { muteUser, unblockUser, unmuteUser } from "@/lib/blocks/contract";

export function useBlocks(onSuccess: () => void) {
  const t = useTranslations("blocks");
  const errorText = t("failed");
  return {
    unblock: useMutation(unblockUser, { errorText, successText: t("unblocked"), onSuccess }),
    mute: useMutation(muteUser, { errorText, successText: t("muted"), onSuccess }),
    unmute: useMutation(unmuteUser, { errorText, successText: t("unmuted"), onSuccess }),
  };
}
