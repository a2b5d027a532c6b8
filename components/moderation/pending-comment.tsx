"use client";

import { useLocale, useTranslations } from "next-intl";
import { Link } from "@/components/ui/link";
import { RelativeTime } from "@/components/ui/relative-time";
import { localizedPath } from "@/lib/core/i18n/localized-paths";
import type { PendingComment as Row } from "@/lib/moderation/queries";
import { acceptComment } from "@/lib/posts/comments-contract";
import { postPath } from "@/lib/routes";
import { DeletePendingComment } from "./delete-pending-comment";
import { PendingItem } from "./pending-item";

export function PendingComment({ comment }: { comment: Row }) {
  const t = useTranslations("moderation");
  const { id, content, author_name, author_email, created_at, post } = comment;
  const name = author_name ?? t("anonymous");
  return (
    <PendingItem
      listId="comments"
      endpoint={acceptComment}
      options={{ params: { id } }}
      errorText={t("waiting.failed")}
      successText={t("waiting.accepted")}
      accept={t("waiting.accept")}
      acceptLabel={t("waiting.acceptOne", { name })}
      reject={t("waiting.delete")}
      rejectLabel={t("waiting.deleteOne", { name })}
      rejectVariant="quiet-danger"
      rejection={(dialog) => <DeletePendingComment id={id} name={name} content={content} {...dialog} />}
    >
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-display font-semibold">{t("waiting.by", { name })}</span>
        <RelativeTime date={created_at} kind="admin" className="text-muted text-sm" />
      </p>
      <p className="text-muted text-sm">{author_email}</p>
      <p className="whitespace-pre-line">{content}</p>
      <PostLink post={post} />
    </PendingItem>
  );
}

function PostLink({ post: { id, excerpt } }: Pick<Row, "post">) {
  const t = useTranslations("moderation.waiting");
  return (
    <Link
      href={localizedPath(useLocale(), postPath(id))}
      className="flex min-h-11 items-center text-muted text-sm hover:underline"
    >
      <span title={excerpt} className="line-clamp-2">
        {t("post", { excerpt })}
      </span>
    </Link>
  );
}
