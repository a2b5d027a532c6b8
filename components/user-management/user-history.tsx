import { useLocale, useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import { joinFacts } from "@/components/ui/join-facts";
import { Link } from "@/components/ui/link";
import { OptionalLink } from "@/components/ui/optional-link";
import { localizedPath } from "@/lib/core/i18n/localized-paths";
import { contentHref } from "@/lib/posts/content-search-params";
import { postPath } from "@/lib/routes";
import type { UserDetails, UserReport } from "@/lib/users/details-contract";
import { HistoryList } from "./history-list";

export function UserHistory({ user }: { user: UserDetails }) {
  const t = useTranslations("user-management.details");
  return (
    <div className="grid grid-cols-1 gap-4">
      <HistoryList id="sessions" rows={user.sessions}>
        {({ browser, system, address }) =>
          joinFacts([browser, system]) || t("program", { address: address ?? "" })
        }
      </HistoryList>
      <HistoryList id="signIns" rows={user.sign_ins}>
        {({ is_failed, address }) => (
          <>
            {is_failed ? <Badge tone="warning">{t("failedSignIn")}</Badge> : t("signedIn")}
            {address && <span className="wrap-anywhere ml-2 text-muted">{address}</span>}
          </>
        )}
      </HistoryList>
      <Applications counts={user.applications} />
      <HistoryList id="posts" rows={user.posts} total={user.posts_count}>
        {({ id, excerpt, status }) => <Post id={id} excerpt={excerpt} status={status} />}
      </HistoryList>
      {user.posts_count > user.posts.length && (
        <Link
          href={contentHref({ search: user.name, sort: "latest", page: 1 })}
          className="font-semibold text-accent text-sm hover:underline"
        >
          {t("allPosts")}
        </Link>
      )}
      <HistoryList id="reportsAbout" rows={user.reports_about}>
        {(report) => <Report report={report} isByUser />}
      </HistoryList>
      <HistoryList id="reportsBy" rows={user.reports_by}>
        {(report) => <Report report={report} />}
      </HistoryList>
      <HistoryList id="decisions" rows={user.decisions}>
        {(decision) => <Decision decision={decision} />}
      </HistoryList>
    </div>
  );
}

function Post({ id, excerpt, status }: Omit<UserDetails["posts"][number], "created_at">) {
  const tStatuses = useTranslations("post-management.statuses");
  const t = useTranslations("user-management.details");
  const path = localizedPath(useLocale(), postPath(id));
  return (
    <>
      <OptionalLink
        href={status === "published" ? path : undefined}
        className="wrap-anywhere hover:underline"
      >
        {excerpt || t("imagesOnly")}
      </OptionalLink>{" "}
      {status !== "published" && <Badge>{tStatuses(status)}</Badge>}
    </>
  );
}

function Report({ report, isByUser }: { report: UserReport; isByUser?: boolean }) {
  const { subject, reason, reporter, status } = report;
  const t = useTranslations("user-management.details");
  return (
    <>
      <span className="wrap-anywhere">
        {isByUser
          ? t("reportBy", { subject: t(`subjects.${subject}`), reporter, reason })
          : t("report", { subject: t(`subjects.${subject}`), reason })}
      </span>{" "}
      <Badge tone={status === "pending" ? "alert" : "neutral"}>{t(`reportStatuses.${status}`)}</Badge>
    </>
  );
}

function Decision({ decision }: { decision: UserDetails["decisions"][number] }) {
  const t = useTranslations("user-management.details");
  const tActions = useTranslations("moderation.actionsDone");
  const locale = useLocale();
  const { subject, action, rule_text, moderator, is_overturned } = decision;
  const sentence = {
    action: tActions(action),
    subject: t(`subjects.${subject}`),
    hasRule: rule_text ? "yes" : "no",
    rule: rule_text?.[locale] ?? "",
  };
  return (
    <>
      <span className="wrap-anywhere">
        {t("decision", { ...sentence, moderator: moderator ?? t("formerModerator") })}
      </span>{" "}
      {is_overturned && <Badge>{t("overturned")}</Badge>}
    </>
  );
}

function Applications({ counts }: { counts: UserDetails["applications"] }) {
  const t = useTranslations("user-management.details");
  const nonZero = Object.entries(counts).filter(([, count]) => count > 0);
  return (
    <HistoryList id="applications" rows={nonZero.map(([status, count], id) => ({ id, status, count }))}>
      {({ status, count }) => t("applicationCount", { status, count })}
    </HistoryList>
  );
}
