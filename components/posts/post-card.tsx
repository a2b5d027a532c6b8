import { useState } from "react";
import { Card } from "@/components/ui/card";
import { Chip } from "@/components/ui/chip";
import type { Post } from "@/lib/posts/schemas";
import { studentPaths } from "@/lib/routes";
import { Comments } from "./comments";
import { PostActions } from "./post-actions";
import { PostGallery } from "./post-gallery";
import { PostHeader } from "./post-header";
import { PostMenu } from "./post-menu";
import { PostText } from "./post-text";
import type { PostViewer } from "./post-viewer";

type PostCardProps = {
  post: Post;
  viewer: PostViewer;
  onChange: (change: (post: Post) => Post) => void;
  onRemove: () => void;
  /** The post's own page: whole text, comments open. */
  alone?: boolean;
  /** First on its page: its image is loaded eagerly. */
  first?: boolean;
};

export function PostCard({ post, viewer, onChange, onRemove, alone, first }: PostCardProps) {
  const [open, setOpen] = useState(alone ?? false);
  // Only students have a search page.
  const searchable = viewer.role === "student";
  const menu = <PostMenu post={post} viewer={viewer} onChange={onChange} onRemove={onRemove} />;
  return (
    <Card as="article" className="grid gap-4 p-4 md:p-5">
      <PostHeader post={post} heading={alone ? "h1" : "h2"} menu={menu} />
      <PostText text={post.content} lang={post.locale ?? undefined} whole={alone} />
      <PostGallery images={post.images} eager={alone || first} />
      {post.tags.length > 0 && (
        <ul className="flex flex-wrap gap-1.5">
          {post.tags.map((tag) => (
            <li key={tag.id}>
              <Chip
                href={searchable ? `${studentPaths.search}?tag=${encodeURIComponent(tag.name)}` : undefined}
              >
                #{tag.name}
              </Chip>
            </li>
          ))}
        </ul>
      )}
      <PostActions post={post} open={open} onToggleComments={() => setOpen(!open)} onChange={onChange} />
      {open && (
        <Comments
          post={post}
          viewer={viewer}
          onCount={(comments_count) => onChange((current) => ({ ...current, comments_count }))}
        />
      )}
    </Card>
  );
}
