import { eq } from "drizzle-orm";
import { db } from "@/db/client";
import { announcements } from "@/db/schema/announcements";
import type { Viewer } from "@/lib/core/auth/viewer";
import { layoutEmail } from "@/lib/core/email/layout";
import { renderEmail } from "@/lib/core/email/render";
import { appUrl } from "@/lib/core/env";
import { AppError } from "@/lib/core/errors/app-error";
import type { Locale } from "@/lib/core/i18n/locales";
import { serializeNotification } from "@/lib/notifications/serialize";
import type { AnnouncementPreview } from "./schemas";
import { notificationParams, type Texts, textColumns, textsIn } from "./texts";

/** Renders the announcement as a recipient would get it. */
export async function previewAnnouncement(
  _viewer: Viewer<"admin">,
  id: number,
): Promise<AnnouncementPreview> {
  const [row] = await db.select(textColumns).from(announcements).where(eq(announcements.id, id));
  if (!row) throw new AppError("not_found");
  return { fr: previewIn("fr", row), en: previewIn("en", row) };
}

function previewIn(locale: Locale, texts: Texts): AnnouncementPreview["fr"] {
  const { text, detail } = serializeNotification(
    { locale, role: "student" },
    { ...emptyRow, kind: "announcement", params: notificationParams(texts) },
  );
  const params = { announcement: texts.id, area: "student", ...textsIn(texts, locale) };
  const renderedEmail = renderEmail({ kind: "announcement", params }, locale);
  const { html } = layoutEmail({ renderedEmail, locale, hasAccount: true, unsubscribe: appUrl() });
  return { notification: { text, detail }, email: { subject: renderedEmail.subject, html } };
}

const emptyRow = {
  ...{ id: 0, post_id: null, actor: null, count: 1, is_read: false },
  ...{ created_at: "", updated_at: "" },
};
