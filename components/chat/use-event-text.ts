import { useTranslations } from "next-intl";
import { useViewerId } from "@/components/ui/viewer-provider";
import type { MessageEvent } from "@/lib/chat/schemas";

/** The text of an event in a group, addressed to the viewer ("you" where they are its subject). */
export function useEventText() {
  const viewerId = useViewerId();
  const t = useTranslations("conversations");
  return ({ kind, user, name: title }: MessageEvent, sender: string, isOwn: boolean): string => {
    const subject = isOwn ? "own" : user?.id === viewerId ? "you" : "other";
    const key = kind === "renamed" && title === "" ? "unnamed" : kind;
    return t(`event-${key}`, { subject, name: sender, user: user?.name ?? "", title });
  };
}
