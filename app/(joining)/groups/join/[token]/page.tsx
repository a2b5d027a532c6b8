import { redirect } from "next/navigation";
import { NextIntlClientProvider, useTranslations } from "next-intl";
import { JoinByLink } from "@/components/groups/join-by-link";
import { pageTitle, secretUrl } from "@/components/shell/page-title";
import { buttonStyle } from "@/components/ui/button-style";
import { homePath } from "@/lib/core/auth/areas";
import { getViewer } from "@/lib/core/auth/page-viewer";
import { pickMessages } from "@/lib/core/i18n/messages";
import { findLinkedGroup } from "@/lib/groups/invitation-link-queries";
import { groupLinkPath, groupPath, loginPath } from "@/lib/routes";

export const generateMetadata = pageTitle("groups.invitationLinks.pageTitle", secretUrl);

/** Redirects visitors to the sign-in page first, whether or not the token is valid. */
export default async function JoinGroupPage({ params }: { params: Promise<{ token: string }> }) {
  const [viewer, { token }] = await Promise.all([getViewer(), params]);
  if (viewer.role === "visitor") redirect(loginPath(groupLinkPath(token)));
  const group = await findLinkedGroup(viewer, token);
  if (!group) return <InvalidLink home={homePath(viewer.role)} />;
  if (group.role) redirect(groupPath(group.id));
  return (
    <NextIntlClientProvider locale={viewer.locale} messages={pickMessages(viewer.locale, ["groups", "ui"])}>
      <JoinByLink token={token} group={group} />
    </NextIntlClientProvider>
  );
}

function InvalidLink({ home }: { home: string }) {
  const t = useTranslations("groups.invitationLinks");
  return (
    <div className="grid justify-items-start gap-3">
      <h1 className="text-2xl">{t("invalidTitle")}</h1>
      <p className="text-muted">{t("invalidText")}</p>
      <a href={home} className={buttonStyle("secondary", "medium")}>
        {t("home")}
      </a>
    </div>
  );
}
