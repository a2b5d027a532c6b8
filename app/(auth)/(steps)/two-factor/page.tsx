import { redirect } from "next/navigation";
import { NextIntlClientProvider } from "next-intl";
import { pageTitle, secretUrl } from "@/components/shell/page-title";
import { RequiredEnrolment } from "@/components/two-factor/required-enrolment";
import { postLoginPath } from "@/lib/core/auth/areas";
import { getViewer } from "@/lib/core/auth/page-viewer";
import type { SearchProps } from "@/lib/core/http/search-params";
import { pickMessages } from "@/lib/core/i18n/messages";
import { loginPath } from "@/lib/routes";

export const generateMetadata = pageTitle("two-factor.required.title", secretUrl);

/** Administrators are redirected here before their area opens; see `needsTwoFactor`. */
export default async function TwoFactorPage({ searchParams }: SearchProps) {
  const [viewer, { next }] = await Promise.all([getViewer(), searchParams]);
  if (viewer.role !== "visitor") redirect(postLoginPath(viewer.role, next));
  const path = postLoginPath("admin", next);
  if (!viewer.needsTwoFactor) redirect(loginPath(path));
  const namespaces = ["error-screen", "shell", "two-factor", "ui", "users", "validation"] as const;
  return (
    <NextIntlClientProvider locale={viewer.locale} messages={pickMessages(viewer.locale, namespaces)}>
      <RequiredEnrolment next={path} />
    </NextIntlClientProvider>
  );
}
