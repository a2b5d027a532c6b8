import { useLocale, useTranslations } from "next-intl";
import type { ComponentProps, ReactNode } from "react";
import { ActionError } from "@/components/ui/action-error";
import { copyText } from "@/components/ui/copy-text";
import { cx } from "@/components/ui/cx";
import { Heart, MessageCircle, Share2 } from "@/components/ui/icons";
import { useLatest } from "@/components/ui/use-latest";
import type { useLazyComponent } from "@/components/ui/use-lazy-component";
import { useMutation } from "@/components/ui/use-mutation";
import { localizedPath } from "@/lib/core/i18n/localized-paths";
import { likePost, unlikePost } from "@/lib/posts/contract";
import type { Post } from "@/lib/posts/schemas";
import { postPath } from "@/lib/routes";

type Props = {
  post: Post;
  commentsToggle: ReturnType<typeof useLazyComponent>["toggle"];
  onChange: (change: (post: Post) => Post) => void;
  onOutdated: () => unknown;
};

export function PostActions({ post, commentsToggle, onChange, onOutdated }: Props) {
  const t = useTranslations("posts.card");
  const path = localizedPath(useLocale(), postPath(post.id));
  const { toggle, retry, isBusy, error } = useLike(post, onChange, onOutdated);
  return (
    <div className="relative -mx-3 flex flex-wrap items-center gap-1 pt-2 before:absolute before:inset-x-3 before:top-0 before:border-line before:border-t print:hidden">
      <Action
        icon={<Heart className={cx(post.liked && "fill-current")} />}
        text={t("like")}
        label={`${t("like")} (${t("likes", { count: post.likes_count })})`}
        count={post.likes_count}
        aria-pressed={post.liked}
        // `aria-disabled`, because `disabled` would take the focus away.
        aria-disabled={isBusy || undefined}
        onClick={toggle}
      />
      <Action
        icon={<MessageCircle />}
        text={t("comment")}
        label={`${t("comment")} (${t("comments", { count: post.comments_count })})`}
        count={post.comments_count}
        {...commentsToggle}
      />
      <Action
        icon={<Share2 />}
        text={t("share")}
        label={t("share")}
        onClick={() => {
          const url = location.origin + path;
          return share(url, { successText: t("linkCopied"), errorText: t("linkCopyFailed", { url }) });
        }}
      />
      {error && <ActionError error={error} retry={retry} />}
    </div>
  );
}

function Action({
  icon,
  text,
  label,
  count,
  ...rest
}: ComponentProps<"button"> & { icon: ReactNode; text: string; label: string; count?: number }) {
  return (
    <button {...rest} type="button" aria-label={label} className="post-action">
      {icon}
      <span className="max-md:sr-only">{text}</span>
      {count !== undefined && <span className="tabular-nums">{count}</span>}
    </button>
  );
}

/** The system's share dialog on touch screens, else the clipboard. */
async function share(url: string, messages: Parameters<typeof copyText>[1]): Promise<void> {
  const hasDialog = "share" in navigator && matchMedia("(pointer: coarse)").matches;
  return hasDialog ? navigator.share({ url }).catch(() => {}) : copyText(url, messages);
}

type Like = Pick<Post, "liked" | "likes_count">;

export function useLike(post: Post, onChange: Props["onChange"], onOutdated: Props["onOutdated"]) {
  const t = useTranslations("posts");
  const latest = useLatest(post);
  const show = ({ liked, likes_count }: Like) => onChange((current) => ({ ...current, liked, likes_count }));
  const { run, retry, isBusy, error } = useMutation(post.liked ? unlikePost : likePost, {
    errorText: t("failed.like"),
    optimistic() {
      // A toast's retry may be of an earlier render.
      const before = latest.current.likes_count;
      const likes_count = Math.max(0, before + (post.liked ? -1 : 1));
      show({ liked: !post.liked, likes_count });
      // A count that has changed since came with an event, and is newer.
      return () =>
        onChange((current) => ({
          ...current,
          liked: post.liked,
          likes_count: current.likes_count === likes_count ? before : current.likes_count,
        }));
    },
    onOutdated,
    onSuccess: show,
  });
  return { toggle: () => run({ params: { id: post.id } }), retry, isBusy, error };
}
