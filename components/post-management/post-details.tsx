import { useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import { Chip } from "@/components/ui/chip";
import { Dialog } from "@/components/ui/dialog";
import { LinkedAvatar } from "@/components/ui/linked-avatar";
import { RelativeTime } from "@/components/ui/relative-time";
import type { AdminPost } from "@/lib/posts/content-contract";
import { adminUserPath } from "@/lib/routes";
import { AuthorName, Engagement } from "./content-table";

export function PostDetails({ post, onClose }: { post: AdminPost; onClose: () => void }) {
  const t = useTranslations("post-management");
  const { author, content, images, tags, status, created_at } = post;
  return (
    <Dialog open onClose={onClose} title={t("details", { name: author.name })}>
      <div className="grid gap-4">
        <div className="flex items-center gap-3">
          <LinkedAvatar
            href={adminUserPath(author.id)}
            id={author.id}
            name={author.name}
            src={author.profile.avatar_url}
            size={48}
          />
          <div className="min-w-0 flex-1">
            <AuthorName author={author} />
            <p className="text-muted text-sm">
              <RelativeTime date={created_at} kind="admin" />
            </p>
          </div>
          <Badge>{t(`statuses.${status}`)}</Badge>
        </div>
        <p className="wrap-anywhere whitespace-pre-line">{content}</p>
        {images.map(({ url, alt, width, height }) => (
          // biome-ignore lint/performance/noImgElement: stored in the sizes that are needed
          <img
            key={url}
            src={url}
            alt={alt}
            width={width}
            height={height}
            loading="lazy"
            className="h-auto rounded-card"
          />
        ))}
        {tags.length > 0 && (
          <ul className="flex flex-wrap gap-1.5">
            {tags.map(({ id, name }) => (
              <li key={id}>
                <Chip>#{name}</Chip>
              </li>
            ))}
          </ul>
        )}
        <Engagement post={post} showsZeroReports />
      </div>
    </Dialog>
  );
}
