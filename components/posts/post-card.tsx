import { useTranslations } from "next-intl";
import { type ComponentType, useRef, useState } from "react";
import { Card } from "@/components/ui/card";
import { Chip } from "@/components/ui/chip";
import { cx } from "@/components/ui/cx";
import type { TextSearch } from "@/components/ui/text-search";
import { useLazyComponent } from "@/components/ui/use-lazy-component";
import type { Comment, Post } from "@/lib/posts/schemas";
import { searchPaths } from "@/lib/routes";
import type { CommentsProps } from "./comments";
import { fetchPost } from "./fetch-post";
import { MentionText } from "./mention-text";
import { PostActions } from "./post-actions";
import { PostGallery } from "./post-gallery";
import { PostHeader } from "./post-header";
import { PostMenu } from "./post-menu";
import { PostPoll } from "./post-poll";
import type { PostViewer } from "./post-viewer";

type PostCardProps = {
  post: Post;
  viewer: PostViewer;
  onChange: (change: (post: Post) => Post) => void;
  onRemove: () => void;
  /** Called instead of `onRemove` when another page or user has removed the post. */
  onMissing?: () => void;
  /** Rises with each change of the comments by others. */
  threadVersion?: number | undefined;
  /**
   * True on the post's own page, where the whole text and the comments are shown; elsewhere the code of comments is
   * loaded when they are opened.
   */
  comments?: ComponentType<CommentsProps>;
  /** True for the first post of a page, whose image is loaded eagerly. */
  isFirst?: boolean;
  /** True on the page of its group, which is then not named. */
  isInGroup?: boolean;
  /** The level of the heading above the card. */
  under?: "h1" | "h2";
  /** Set in search results, where the searched words are marked. */
  search?: TextSearch | undefined;
};

export function PostCard({
  post,
  viewer,
  onChange,
  onRemove,
  onMissing = onRemove,
  comments,
  isInGroup,
  isFirst,
  under = "h1",
  threadVersion,
  search,
}: PostCardProps) {
  const isAlone = comments !== undefined;
  const heading = isAlone ? "h1" : under === "h1" ? "h2" : "h3";
  const thread = useThread(comments);
  const searchPath = viewer.role === "visitor" ? undefined : searchPaths[viewer.role];
  const onOutdated = () => fetchPost(post.id, onMissing, (fetched) => onChange(() => fetched));
  const shared = { post, onChange, onOutdated };
  const menu = <PostMenu {...shared} viewer={viewer} onRemove={onRemove} />;
  return (
    <Card as="article" className="grid grid-cols-1 gap-4 card-padding">
      <PostHeader post={post} viewer={viewer} heading={heading} menu={menu} isInGroup={isInGroup} />
      <PostText post={post} viewer={viewer} isWhole={isAlone} search={search} />
      {post.poll && <PostPoll {...shared} poll={post.poll} viewer={viewer} />}
      <PostGallery images={post.images} eager={isAlone || isFirst} />
      {post.tags.length > 0 && (
        <ul className="chip-list">
          {post.tags.map((tag) => (
            <li key={tag.id}>
              <Chip href={searchPath && `${searchPath}?tag=${encodeURIComponent(tag.name)}`}>
                #{tag.name}
              </Chip>
            </li>
          ))}
        </ul>
      )}
      <PostActions {...shared} commentsToggle={thread.toggle} />
      {thread.Component && (
        <thread.Component
          post={post}
          viewer={viewer}
          version={(threadVersion ?? 0) + thread.reopenings}
          lastShown={thread.lastShown}
          autoFocus={thread.wasToggled}
          onOutdated={onOutdated}
          onCount={(comments_count, replaced) =>
            onChange((current) => {
              const isReplaced = replaced === undefined || current.comments_count === replaced;
              return isReplaced ? { ...current, comments_count } : current;
            })
          }
        />
      )}
    </Card>
  );
}

function useThread(comments: PostCardProps["comments"]) {
  const { Component, toggle } = useLazyComponent(loadComments, comments);
  const [toggles, setToggles] = useState(0);
  const lastShown = useRef<Comment[] | null>(null);
  function onClick() {
    setToggles(toggles + 1);
    toggle.onClick();
  }
  // Comments that are opened again are those of the last opening, until they are fetched.
  const reopenings = Math.max(0, toggles - 1);
  return { Component, toggle: { ...toggle, onClick }, lastShown, wasToggled: toggles > 0, reopenings };
}

async function loadComments() {
  return (await import("./comments")).Comments;
}

/** Posts of more than about twelve lines are folded in the feed. */
const isLong = (text: string) => text.length > 900 || text.split("\n").length > 12;

type PostTextProps = Pick<PostCardProps, "post" | "viewer" | "search"> & { isWhole: boolean };

function PostText({ post, viewer, isWhole, search }: PostTextProps) {
  const text = post.content;
  const t = useTranslations("posts.card");
  const [isOpen, setOpen] = useState(false);
  if (text.trim() === "") return null;
  const isFolded = !isWhole && !isOpen && isLong(text);
  return (
    <div className="max-w-post">
      <div className={cx(isFolded && "line-clamp-[12]")}>
        {isFolded && search ? (
          <p lang={post.locale ?? undefined} className="wrap-anywhere">
            {search.mark(search.excerpt(text))}
          </p>
        ) : (
          <MentionText text={post} viewer={viewer} mark={search?.mark} lang={post.locale ?? undefined} />
        )}
      </div>
      {!isWhole && isLong(text) && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="min-h-11 font-semibold text-accent text-sm hover:underline"
        >
          {isOpen ? t("less") : t("more")}
        </button>
      )}
    </div>
  );
}
