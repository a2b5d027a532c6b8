import { useTranslations } from "next-intl";
import { ConfirmPostStatus, type PostsDialogProps } from "./confirm-post-status";

export function DeletePosts(props: PostsDialogProps) {
  const t = useTranslations("post-management.delete");
  const { posts } = props;
  const count = posts.length;
  return (
    <ConfirmPostStatus
      {...props}
      status="deleted"
      title={t("title", { count, name: posts[0]?.author.name ?? "" })}
      text={
        <>
          {t("text", { count })}
          <PostExcerpts posts={posts} />
        </>
      }
      confirm={t("confirm")}
      errorText={t("failed")}
      successText={t("done", { count })}
    />
  );
}

export function PostExcerpts({ posts }: Pick<PostsDialogProps, "posts">) {
  return posts.map(({ id, author, content }) => (
    <span
      key={id}
      className="wrap-anywhere mt-3 block whitespace-pre-line border-line border-l-2 pl-3 text-muted first:mt-0"
    >
      {posts.length > 1 && <span className="block font-semibold text-ink">{author.name}</span>}
      <span className={posts.length > 1 ? "line-clamp-2" : "line-clamp-6"}>{content}</span>
    </span>
  ));
}
