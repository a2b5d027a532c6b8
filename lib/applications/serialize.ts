import type { RowOf } from "@/db/row-of";
import type { Viewer } from "@/lib/core/auth/viewer";
import { defaultLocale } from "@/lib/core/i18n/locales";
import { storageUrl } from "@/lib/core/storage/urls";
import { documentLink } from "@/lib/documents/links";
import type { Application, ApplicationEvent } from "./schemas";
import type { applicationColumns } from "./select";

type Columns = RowOf<ReturnType<typeof applicationColumns>>;
type CoverLetter = Pick<Columns, "coverLetterPath" | "coverLetterName" | "coverLetterSize">;
export type ApplicationRow = Omit<Columns, keyof CoverLetter> & {
  [K in keyof CoverLetter]: CoverLetter[K] | null;
};

export function serializeApplication(viewer: Viewer, row: ApplicationRow): Application {
  const link = (path: string) => documentLink(viewer.id ?? 0, path, row.id);
  const isOwn = viewer.id === row.studentId;
  return {
    id: row.id,
    job_posting_id: row.jobPostingId,
    status: row.status,
    resume_path: link(row.resumePath),
    cover_letter_path: row.coverLetterPath && link(row.coverLetterPath),
    resume: { name: row.resumeName, size: row.resumeSize },
    cover_letter:
      row.coverLetterName === null ? null : { name: row.coverLetterName, size: row.coverLetterSize ?? 0 },
    student: {
      id: row.studentId,
      name: row.studentName,
      avatar_url: row.studentAvatarPath && storageUrl(row.studentAvatarPath),
      locale: row.studentLocale ?? defaultLocale,
    },
    job_posting: {
      id: row.jobPostingId,
      title: row.jobTitle,
      company_name: row.companyName,
      location: row.jobLocation,
      is_deleted: row.jobIsDeleted,
    },
    created_at: row.createdAt.toISOString(),
    answered_at: row.answeredAt?.toISOString() ?? null,
    followed_up_at: row.followedUpAt?.toISOString() ?? null,
    withdrawn_at: row.withdrawnAt?.toISOString() ?? null,
    can_answer: row.canAnswer,
    can_withdraw: isOwn && row.withdrawnAt === null,
    can_follow_up: isOwn && row.canFollowUp,
  };
}

export function serializeEvent(event: ApplicationEvent): ApplicationEvent {
  return { ...event, created_at: new Date(event.created_at).toISOString() };
}
