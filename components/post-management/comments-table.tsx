import { useLocale, useTranslations } from "next-intl";
import { Badge, type Tone } from "@/components/ui/badge";
import { EmailText } from "@/components/ui/email-text";
import { Flag } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { LinkedAvatar } from "@/components/ui/linked-avatar";
import { OptionalLink } from "@/components/ui/optional-link";
import { RelativeTime } from "@/components/ui/relative-time";
import { type Selection, SelectRow } from "@/components/ui/selection";
import { type Column, WideTable } from "@/components/ui/table";
import { localizedPath } from "@/lib/core/i18n/localized-paths";
import type { AdminComment } from "@/lib/posts/comment-management-contract";
import { adminUserPath, postPath } from "@/lib/routes";
import type { SchoolRule } from "@/lib/site";
import { useCommenter } from "./change-comments";
import { CommentActions } from "./comment-actions";
import type { OnChanged } from "./content-table";

type Props = {
  comments: AdminComment[];
  rules: SchoolRule[];
  selection: Selection<AdminComment>;
  onChanged: OnChanged;
};

const tones: Record<AdminComment["status"], Tone> = {
  published: "success",
  pending: "warning",
  deleted: "neutral",
};

export function CommentsTable({ comments, rules, selection, onChanged }: Props) {
  const t = useTranslations("post-management");
  const nameOf = useCommenter();
  const columns: Column<AdminComment>[] = [
    {
      header: t("author"),
      unlabelled: true,
      cell: (comment) => (
        <span className="flex items-center gap-1">
          <SelectRow
            label={t("comments.selection.one", { name: nameOf(comment) })}
            row={comment}
            selection={selection}
          />
          <Commenter comment={comment} name={nameOf(comment)} />
        </span>
      ),
    },
    {
      header: t("comments.content"),
      unlabelled: true,
      cell: ({ content }) => (
        <p className="wrap-anywhere line-clamp-4 min-w-48 max-w-md whitespace-pre-line">{content}</p>
      ),
    },
    { header: t("comments.post"), cell: ({ post }) => <PostLink post={post} /> },
    { header: t("status"), cell: ({ status }) => <Status status={status} /> },
    {
      header: t("date"),
      cell: ({ created_at }) => (
        <RelativeTime date={created_at} kind="admin" className="xl:whitespace-nowrap" />
      ),
    },
    {
      header: t("comments.reports"),
      numeric: true,
      cell: ({ reports_count }) => <Reports count={reports_count} />,
    },
    {
      header: t("actions"),
      isHeaderHidden: true,
      cell: (comment) =>
        selection.rows.includes(comment) && (
          <CommentActions comment={comment} rules={rules} onChanged={onChanged} />
        ),
    },
  ];
  return (
    <WideTable caption={t("comments.caption")} columns={columns} rows={comments} rowKey={({ id }) => id} />
  );
}

function Commenter({ comment: { user, author_email }, name }: { comment: AdminComment; name: string }) {
  const t = useTranslations("post-management.comments");
  const href = user ? adminUserPath(user.id) : undefined;
  return (
    <span className="flex items-center gap-3">
      <LinkedAvatar href={href} id={user?.id ?? name} name={name} src={user?.profile.avatar_url} />
      <span className="wrap-anywhere grid min-w-0 justify-items-start gap-1 md:min-w-24">
        <OptionalLink href={href} className={nameStyle}>
          {name}
        </OptionalLink>
        {!user && <Badge>{t("visitor")}</Badge>}
        {author_email && <EmailText email={author_email} className="text-muted text-xs" />}
      </span>
    </span>
  );
}

const nameStyle = "font-semibold [a]:hover:underline";

function PostLink({ post: { id, excerpt, is_deleted } }: Pick<AdminComment, "post">) {
  const locale = useLocale();
  const t = useTranslations("post-management.comments");
  if (is_deleted) return <span className="text-muted">{t("postDeleted")}</span>;
  return (
    <Link
      href={localizedPath(locale, postPath(id))}
      className="wrap-anywhere line-clamp-2 min-h-6 max-w-xs underline md:min-w-36"
    >
      {excerpt.trim() || t("imagesOnly")}
    </Link>
  );
}

function Status({ status }: Pick<AdminComment, "status">) {
  const t = useTranslations("post-management.statuses");
  return (
    <Badge tone={tones[status]} className="whitespace-nowrap">
      {t(status)}
    </Badge>
  );
}

function Reports({ count }: { count: number }) {
  if (count === 0) return count;
  return (
    <span className="inline-flex items-center gap-1 font-semibold text-alert">
      <Flag className="size-4" />
      {count}
    </span>
  );
}
