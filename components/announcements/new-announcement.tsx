"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { BackLink } from "@/components/ui/back-link";
import { PageHeading } from "@/components/ui/page-heading";
import type { AudienceOptions } from "@/lib/announcements/audience-options";
import { adminAnnouncementPath, adminPaths } from "@/lib/routes";
import { AnnouncementForm } from "./announcement-form";
import { useAnnouncementForm } from "./use-announcement-form";

export function NewAnnouncement({ options }: { options: AudienceOptions }) {
  const t = useTranslations("announcements");
  const router = useRouter();
  const state = useAnnouncementForm({
    onSuccess: ({ id }) => router.push(adminAnnouncementPath(id)),
  });
  return (
    <div className="grid grid-cols-1 gap-4">
      <BackLink href={adminPaths.announcements}>{t("title")}</BackLink>
      <PageHeading title={t("new")} lead={t("newLead")} />
      <AnnouncementForm state={state} options={options} submitLabel={t("form.create")} />
    </div>
  );
}
