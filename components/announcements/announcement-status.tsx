import { useTranslations } from "next-intl";
import { Badge, type Tone } from "@/components/ui/badge";
import type { Announcement } from "@/lib/announcements/schemas";

const tones: Record<Announcement["status"], Tone> = {
  draft: "neutral",
  scheduled: "info",
  sent: "success",
  recalled: "warning",
};

export function AnnouncementStatus({ announcement: { status, is_sending } }: { announcement: Announcement }) {
  const t = useTranslations("announcements.status");
  return <Badge tone={tones[status]}>{t(is_sending ? "sending" : status)}</Badge>;
}
