import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useAfterReconnection } from "@/components/realtime/use-after-reconnection";
import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";
import { useServerState } from "@/components/ui/use-server-state";
import type { Post } from "@/lib/posts/schemas";
import { Comments } from "./comments";
import { fetchPost } from "./fetch-post";
import { mergePost } from "./merge-feed";
import { PostCard } from "./post-card";
import type { PostViewer } from "./post-viewer";
import { type LiveList, useLivePosts } from "./use-live-posts";

type Props = { initialData: Post; viewer: PostViewer; hasBlocks: boolean; home: string };

/** The post's own page, which follows its changes; after a deletion by the viewer it navigates to `home`. */
export function PostView({ initialData, viewer, hasBlocks, home }: Props) {
  const t = useTranslations("posts.page");
  const [post, setPost] = useServerState<Post | null>(initialData);
  const router = useRouter();
  const change = (change: (post: Post) => Post) => setPost((current) => current && change(current));
  const remove = () => setPost(null);
  const list: LiveList = {
    posts: post ? [post] : [],
    change: (_, next) => change(next),
    remove,
  };
  const live = useLivePosts({ id: viewer.id, fetchesCounts: hasBlocks }, list);
  useAfterReconnection(() => {
    if (post)
      void fetchPost(post.id, remove, (fetched) => change((shown) => mergePost(post, shown, fetched)));
  });
  return (
    <>
      <div role="status" className="empty:sr-only">
        {!post && (
          <EmptyState heading="h1" title={t("unavailableTitle")} text={t("unavailableText")}>
            <ButtonLink href={home}>{t("unavailableHome")}</ButtonLink>
          </EmptyState>
        )}
      </div>
      {post && (
        <PostCard
          comments={Comments}
          post={post}
          viewer={viewer}
          threadVersion={live.threadVersion(post.id)}
          onChange={(next) => {
            live.onOwnAction(post.id);
            change(next);
          }}
          onRemove={() => router.push(home)}
          onMissing={remove}
        />
      )}
    </>
  );
}
