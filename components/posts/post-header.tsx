import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Badge } from "@/components/ui/badge";
import { Globe, Megaphone, Pin, Users, UsersRound } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { LinkedAvatar } from "@/components/ui/linked-avatar";
import { OptionalLink } from "@/components/ui/optional-link";
import { RelativeTime } from "@/components/ui/relative-time";
import { localizedPath } from "@/lib/core/i18n/localized-paths";
import type { Post } from "@/lib/posts/schemas";
import { groupPath, postPath } from "@/lib/routes";
import { FeelingIcon } from "./feelings";
import { authorPath, type PostViewer } from "./post-viewer";

type Props = { post: Post; viewer: PostViewer; heading: "h1" | "h2" | "h3"; menu: ReactNode } & {
  isInGroup: boolean | undefined;
};

export function PostHeader({ post, viewer, heading: Heading, menu, isInGroup }: Props) {
  const t = useTranslations("posts");
  const name = post.user.name || t("card.unknown");
  const profile = authorPath(viewer, post.user.id);
  return (
    <header className="flex items-start gap-3">
      <LinkedAvatar
        href={profile}
        id={post.user.id}
        name={name}
        src={post.user.profile.avatar_url}
        size={48}
      />
      <div className="min-w-0 flex-1">
        <Heading className="text-base leading-snug">
          <OptionalLink href={profile} className="inline-block min-h-6 hover:underline">
            {name}
          </OptionalLink>
        </Heading>
        <p className="flex flex-wrap items-center gap-x-1.5 text-muted text-sm">
          <Link
            href={localizedPath(useLocale(), postPath(post.id))}
            className="inline-flex min-h-6 items-center hover:underline"
          >
            <span className="sr-only">{t("card.permalink")}, </span>
            <RelativeTime date={post.created_at} />
          </Link>
          {post.edited_at && <span>· {t("card.edited")}</span>}
          <PostAudience post={post} viewer={viewer} isInGroup={isInGroup} />
          {post.feeling && (
            <span className="inline-flex items-center gap-1">
              <FeelingIcon feeling={post.feeling} className="size-4" />
              {t("feels", { feeling: t(`feelings.${post.feeling}`) })}
            </span>
          )}
        </p>
        <PostLabels post={post} isPinnedHere={post.is_pinned && (!post.group || isInGroup === true)} />
      </div>
      {menu}
    </header>
  );
}

/** The group, as a link for viewers who can open it, or the audience of the post. */
function PostAudience({ post, viewer, isInGroup }: Omit<Props, "heading" | "menu">) {
  const t = useTranslations("posts");
  const { group, audience } = post;
  if (group && isInGroup) return null;
  if (group)
    return (
      <span className="inline-flex min-h-6 min-w-0 items-center gap-1">
        <UsersRound className="size-4 shrink-0" />
        <span className="sr-only">{t("card.group")}</span>
        <OptionalLink
          href={viewer.role === "student" ? groupPath(group.id) : undefined}
          className="font-semibold wrap-anywhere hover:underline"
        >
          {group.name}
        </OptionalLink>
      </span>
    );
  const Audience = audience === "public" ? Globe : Users;
  return (
    <span title={t(`audiences.${audience}`)}>
      <Audience className="size-4" />
      <span className="sr-only">{t(`audiences.${audience}`)}</span>
    </span>
  );
}

function PostLabels({ post, isPinnedHere }: { post: Post; isPinnedHere: boolean }) {
  const t = useTranslations("posts");
  const isPlain =
    post.content_type.slug === "article" &&
    !post.category &&
    !isPinnedHere &&
    !post.is_announcement &&
    post.status !== "pending";
  if (isPlain) return null;
  return (
    <p className="mt-1.5 flex flex-wrap gap-1.5">
      {post.status === "pending" && <Badge tone="warning">{t("card.held")}</Badge>}
      {isPinnedHere && (
        <Badge tone="alert" icon={<Pin />}>
          {t("card.pinned")}
        </Badge>
      )}
      {post.is_announcement && (
        <Badge tone="info" icon={<Megaphone />}>
          {t("card.announcement")}
        </Badge>
      )}
      {post.content_type.slug !== "article" && <Badge>{t(`types.${post.content_type.slug}`)}</Badge>}
      {post.category && <Badge tone="accent">{t(`categories.${post.category}`)}</Badge>}
      {post.reads_count !== null && (
        <span className="text-muted text-xs leading-6">
          {t("card.readsCount", { count: post.reads_count })}
        </span>
      )}
    </p>
  );
}
