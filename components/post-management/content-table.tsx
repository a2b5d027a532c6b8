import { useTranslations } from "next-intl";
import { type ComponentProps, useState } from "react";
import { Badge } from "@/components/ui/badge";
import { Flag, Heart, MessageCircle, Pin } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { LinkedAvatar } from "@/components/ui/linked-avatar";
import { RelativeTime } from "@/components/ui/relative-time";
import { type Selection, SelectRow } from "@/components/ui/selection";
import { type Column, WideTable } from "@/components/ui/table";
import { useOpening } from "@/components/ui/use-opening";
import type { AdminPost } from "@/lib/posts/content-contract";
import { adminUserPath } from "@/lib/routes";
import type { SchoolRule } from "@/lib/site";
import { ContentActions } from "./content-actions";
import { DeletePosts } from "./delete-posts";
import { PostDetails } from "./post-details";
import { PostStatusSelect } from "./post-status-select";

export type OnChanged = () => Promise<unknown>;
type Props = {
  posts: AdminPost[];
  rules: SchoolRule[];
  selection: Selection<AdminPost>;
  onChanged: OnChanged;
};

export function ContentTable({ posts, rules, selection, onChanged }: Props) {
  const t = useTranslations("post-management");
  const tTypes = useTranslations("posts.types");
  const [viewed, setViewed] = useState<AdminPost | null>(null);
  const [deleted, openDeletion, closeDeletion] = useOpening<AdminPost>();
  const columns: Column<AdminPost>[] = [
    { header: t("author"), unlabelled: true, cell: (post) => <Author post={post} selection={selection} /> },
    { header: t("content"), unlabelled: true, cell: (post) => <Excerpt post={post} /> },
    { header: t("type"), cell: ({ type }) => tTypes(type) },
    { header: t("status"), cell: (post) => <Status post={post} rules={rules} onChanged={onChanged} /> },
    { header: t("engagement"), cell: (post) => <Engagement post={post} /> },
    {
      header: t("date"),
      cell: ({ created_at }) => (
        <RelativeTime date={created_at} kind="admin" className="xl:whitespace-nowrap" />
      ),
    },
    {
      header: t("actions"),
      isHeaderHidden: true,
      cell: (post) => (
        <ContentActions
          post={post}
          onChanged={onChanged}
          onView={() => setViewed(post)}
          onDelete={() => openDeletion(post)}
        />
      ),
    },
  ];
  return (
    <>
      <WideTable
        caption={t("caption")}
        columns={columns}
        rows={posts}
        rowKey={({ id }) => id}
        isHighlighted={({ is_pinned }) => is_pinned}
      />
      {viewed && <PostDetails post={viewed} onClose={() => setViewed(null)} />}
      {deleted && (
        <DeletePosts posts={[deleted]} rules={rules} onClose={closeDeletion} onChanged={onChanged} />
      )}
    </>
  );
}

function Author({ post, selection }: { post: AdminPost } & Pick<Props, "selection">) {
  const t = useTranslations("post-management");
  const { author, is_pinned } = post;
  return (
    <span className="flex items-center gap-1">
      <SelectRow label={t("selection.one", { name: author.name })} row={post} selection={selection} />
      <span className="flex items-center gap-3">
        <LinkedAvatar
          href={adminUserPath(author.id)}
          id={author.id}
          name={author.name}
          src={author.profile.avatar_url}
        />
        <span className="grid min-w-0 justify-items-start gap-1 md:min-w-24">
          <AuthorName author={author} />
          {is_pinned && (
            <Badge tone="accent" icon={<Pin />}>
              {t("pinned")}
            </Badge>
          )}
        </span>
      </span>
    </span>
  );
}

export function AuthorName({ author: { id, name } }: Pick<AdminPost, "author">) {
  return (
    <Link href={adminUserPath(id)} className="wrap-anywhere font-semibold hover:underline">
      {name}
    </Link>
  );
}

function Status(props: ComponentProps<typeof PostStatusSelect>) {
  const t = useTranslations("post-management.statuses");
  if (props.post.status === "deleted") return <Badge>{t("deleted")}</Badge>;
  return <PostStatusSelect {...props} />;
}

function Excerpt({ post: { content, images } }: { post: AdminPost }) {
  const t = useTranslations("post-management");
  return (
    <div className="min-w-48 max-w-md">
      <p className="wrap-anywhere line-clamp-2">{content}</p>
      {images.length > 0 && <p className="text-muted text-xs">{t("images", { count: images.length })}</p>}
    </div>
  );
}

type EngagementProps = { post: AdminPost; showsZeroReports?: boolean };

/** In a table a count of zero reports would be noise; the details of a post show it. */
export function Engagement({ post, showsZeroReports = false }: EngagementProps) {
  const t = useTranslations("post-management.counts");
  const figures = [
    ["likes", post.likes_count, Heart],
    ["comments", post.comments_count, MessageCircle],
    ...(showsZeroReports || post.reports_count > 0 ? [["reports", post.reports_count, Flag] as const] : []),
  ] as const;
  return (
    <ul className="flex gap-3 tabular-nums">
      {figures.map(([name, count, Icon]) => (
        <li key={name} className={name === "reports" && count > 0 ? "font-semibold text-alert" : undefined}>
          <span aria-hidden="true" className="inline-flex items-center gap-1">
            <Icon className="size-4" />
            {count}
          </span>
          <span className="sr-only">{t(name, { count })}</span>
        </li>
      ))}
    </ul>
  );
}
