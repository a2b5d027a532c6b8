import { useTranslations } from "next-intl";
import { useMutation } from "@/components/ui/use-mutation";
import { likePost, unlikePost } from "@/lib/posts/contract";
import type { Post } from "@/lib/posts/schemas";

type Like = Pick<Post, "liked" | "likes_count">;

/** A like shows at once and is rolled back after an error. */
export function useLike(post: Post, onChange: (change: (post: Post) => Post) => void) {
  const t = useTranslations("posts");
  const show = ({ liked, likes_count }: Like) => onChange((current) => ({ ...current, liked, likes_count }));
  const { run, busy, error } = useMutation(post.liked ? unlikePost : likePost, {
    failed: t("failed.like"),
    optimistic() {
      const likes_count = Math.max(0, post.likes_count + (post.liked ? -1 : 1));
      show({ liked: !post.liked, likes_count });
      return () => show(post);
    },
    onSuccess: show,
  });
  return { toggle: () => run({ ids: { id: post.id } }), busy, error };
}
