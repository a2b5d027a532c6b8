import { useTranslations } from "next-intl";
import { srcSet } from "@/lib/core/images/urls";
import type { AdminPost } from "@/lib/posts/content-contract";
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
  return posts.map(({ id, author, content, images }) => (
    <span
      key={id}
      className="wrap-anywhere mt-3 block whitespace-pre-line border-line border-l-2 pl-3 text-muted first:mt-0"
    >
      {posts.length > 1 && <span className="block font-semibold text-ink">{author.name}</span>}
      <span className={posts.length > 1 ? "line-clamp-2" : "line-clamp-6"}>{content}</span>
      <Thumbnails images={images} />
    </span>
  ));
}

function Thumbnails({ images }: Pick<AdminPost, "images">) {
  const t = useTranslations("post-management");
  if (images.length === 0) return null;
  return (
    <span className="mt-2 flex flex-wrap gap-1">
      <span className="sr-only">{t("images", { count: images.length })}</span>
      {images.map((image) => (
        // biome-ignore lint/performance/noImgElement: stored in the sizes that are needed
        <img
          key={image.url}
          src={image.url}
          srcSet={srcSet(image)}
          sizes="64px"
          alt={image.alt}
          width={64}
          height={64}
          loading="lazy"
          className="size-16 rounded-control object-cover"
        />
      ))}
    </span>
  );
}
