import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { PageLayout } from "@/components/shell/page-layout";
import { BackLink } from "@/components/ui/back-link";
import { ButtonLink } from "@/components/ui/button-link";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { ArrowRight } from "@/components/ui/icons";
import { RelativeTime } from "@/components/ui/relative-time";
import { RichText } from "@/components/ui/rich-text";
import { getReceivedAnnouncement, isRecalled } from "@/lib/announcements/received";
import { parsePathId } from "@/lib/core/api/params";
import type { Member } from "@/lib/core/auth/viewer";
import { nullIfNotFound } from "@/lib/core/errors/null-if-not-found";
import { fillPath } from "@/lib/core/i18n/fill-path";
import { notificationsTemplate } from "@/lib/routes";
import { MarkAnnouncementRead } from "./mark-announcement-read";

type Props = { viewer: Member; params: { announcementId: string } };

export async function ReceivedAnnouncementPage({ viewer, params: { announcementId } }: Props) {
  const t = await getTranslations("announcements.received");
  const announcement = await nullIfNotFound(async () =>
    getReceivedAnnouncement(viewer, parsePathId(announcementId)),
  );
  if (!announcement && (await nullIfNotFound(async () => isRecalled(viewer, parsePathId(announcementId)))))
    return <RecalledAnnouncement viewer={viewer} />;
  const { id, title, text, link, is_read, sent_at } = announcement ?? notFound();
  return (
    <PageLayout>
      <div className="grid grid-cols-1 gap-4">
        {!is_read && <MarkAnnouncementRead id={id} />}
        <BackToNotifications viewer={viewer} />
        <Card as="article" aria-labelledby="announcement-title" className="grid gap-4 p-4 md:p-6">
          <div>
            <p className="text-muted text-sm">
              {t("school")} · <RelativeTime date={sent_at} />
            </p>
            <h1 id="announcement-title" className="text-2xl">
              {title}
            </h1>
          </div>
          <RichText text={text} />
          {link && (
            <div>
              <ButtonLink href={fillPath(link, {}, viewer.locale)}>
                {t("open")}
                <ArrowRight />
              </ButtonLink>
            </div>
          )}
        </Card>
      </div>
    </PageLayout>
  );
}

async function RecalledAnnouncement({ viewer }: { viewer: Member }) {
  const t = await getTranslations("announcements.received");
  return (
    <PageLayout>
      <BackToNotifications viewer={viewer} />
      <EmptyState illustration="wrong-way" heading="h1" title={t("recalledTitle")} text={t("recalledText")} />
    </PageLayout>
  );
}

async function BackToNotifications({ viewer }: { viewer: Member }) {
  const t = await getTranslations("announcements.received");
  return (
    <BackLink href={fillPath(notificationsTemplate, { area: viewer.role }, viewer.locale)}>
      {t("back")}
    </BackLink>
  );
}
