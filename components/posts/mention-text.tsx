import { RichText } from "@/components/ui/rich-text";
import type { TextSearch } from "@/components/ui/text-search";
import type { Comment, Post } from "@/lib/posts/schemas";
import { profilePath } from "@/lib/routes";
import type { PostViewer } from "./post-viewer";

type Props = {
  text: Pick<Post | Comment, "content" | "mentions">;
  viewer: PostViewer;
  mark?: TextSearch["mark"] | undefined;
  lang?: string | undefined;
  className?: string;
};

/** A post's or a comment's content, its mentions as links to profiles. */
export function MentionText({ text, viewer, ...rest }: Props) {
  const links = text.mentions.flatMap(({ user_id, start, length }) => {
    const href = profilePath(viewer.role, user_id);
    return href ? [{ start, length, href }] : [];
  });
  return <RichText text={text.content} links={links} {...rest} />;
}
