import type { Viewer } from "@/lib/core/auth/viewer";
import type { Locale } from "@/lib/core/i18n/locales";
import { createOwnDocument } from "@/lib/documents/mutations";
import type { OwnDocument } from "@/lib/documents/schemas";
import { getProfile } from "./queries";
import { resumePdf } from "./resume-pdf";
import { resumeText } from "./resume-text";

/** A CV generated from the viewer's profile, in their library of documents. Throws `too_many_documents`. */
export async function createResume(viewer: Viewer<"student">, locale: Locale): Promise<OwnDocument> {
  const profile = await getProfile(viewer, viewer.id);
  const bytes = await resumePdf(resumeText(profile, viewer.email, locale), locale);
  const name = `CV ${profile.name} (${locale.toUpperCase()}).pdf`;
  return createOwnDocument(viewer, { kind: "resume", name, bytes });
}
