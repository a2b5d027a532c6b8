"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { BackLink } from "@/components/ui/back-link";
import type { AudienceOptions } from "@/lib/announcements/audience-options";
import type { RecipientsCount } from "@/lib/announcements/contract";
import type { Announcement, AnnouncementPreview as Preview } from "@/lib/announcements/schemas";
import { adminPaths } from "@/lib/routes";
import { AnnouncementForm } from "./announcement-form";
import { AnnouncementPreview } from "./announcement-preview";
import { AnnouncementStatus } from "./announcement-status";
import { SendingCard } from "./sending-card";
import { SentCard } from "./sent-card";
import { useAnnouncementForm } from "./use-announcement-form";

type Props = {
  announcement: Announcement;
  preview: Preview;
  recipients: RecipientsCount;
  options: AudienceOptions;
};

export function AnnouncementScreen({ announcement, preview, ...props }: Props) {
  const t = useTranslations("announcements");
  const { status, title_fr, updated_at } = announcement;
  const isUnsent = status === "draft" || status === "scheduled";
  useRefreshWhileSending(announcement);
  return (
    <div className="grid grid-cols-1 gap-4">
      <BackLink href={adminPaths.announcements}>{t("title")}</BackLink>
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="text-2xl">{title_fr}</h1>
        <AnnouncementStatus announcement={announcement} />
      </div>
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
        {isUnsent ? (
          // A saved announcement remounts the form with the saved values.
          <Editor key={updated_at} announcement={announcement} {...props} />
        ) : (
          <SentCard announcement={announcement} />
        )}
        <AnnouncementPreview announcement={announcement} preview={preview} />
      </div>
    </div>
  );
}

function Editor({ announcement, options, recipients }: Omit<Props, "preview">) {
  const t = useTranslations("announcements");
  const router = useRouter();
  const state = useAnnouncementForm({ announcement, onSuccess: () => router.refresh() });
  return (
    <div className="grid grid-cols-1 gap-4">
      <SendingCard
        announcement={announcement}
        recipients={recipients}
        isChanged={state.form.formState.isDirty}
      />
      <AnnouncementForm state={state} options={options} submitLabel={t("form.save")} />
    </div>
  );
}

const refreshMs = 2000;

/** Refreshes the page until all recipients have received the announcement; offline, the browser would leave the page. */
function useRefreshWhileSending({ is_sending }: Announcement) {
  const router = useRouter();
  useEffect(() => {
    if (!is_sending) return;
    const timer = setInterval(() => navigator.onLine && router.refresh(), refreshMs);
    return () => clearInterval(timer);
  }, [is_sending, router]);
}
