import { useTranslations } from "next-intl";
import { useState } from "react";
import { PostGallery } from "@/components/posts/post-gallery";
import { Download, ExternalLink } from "@/components/ui/icons";
import type { Attachment } from "@/lib/chat/schemas";
import { FileRow } from "./file-row";

/** Images as a gallery, videos to play, PDFs to view, the others to download. */
export function MessageAttachments({ attachments }: { attachments: readonly Attachment[] }) {
  const t = useTranslations("chat.files");
  if (attachments.length === 0) return null;
  const images = attachments.filter(({ kind }) => kind === "image").map(toImage);
  const [first] = images;
  return (
    <div className="grid grid-cols-1 gap-2">
      {first && (
        <div style={images.length === 1 ? frameOf(first) : galleryFrame} className="max-w-full">
          <PostGallery
            sizes="320px"
            images={images.map((image) => ({ ...image, alt: image.alt || t("image") }))}
          />
        </div>
      )}
      {attachments.map((attachment) => {
        if (attachment.kind === "image") return null;
        if (attachment.kind === "video") return <Video key={attachment.id} attachment={attachment} />;
        return <FileLink key={attachment.id} attachment={attachment} />;
      })}
    </div>
  );
}

function Video({ attachment }: { attachment: Attachment }) {
  const t = useTranslations("chat.files");
  const [isUnplayable, setIsUnplayable] = useState(false);
  const { name, url, width, height } = attachment;
  if (isUnplayable) return <FileLink attachment={attachment} />;
  return (
    // biome-ignore lint/a11y/useMediaCaption: people's own videos have no captions
    <video
      src={url}
      controls
      playsInline
      preload="metadata"
      aria-label={t("video", { name })}
      width={width ?? undefined}
      height={height ?? undefined}
      onError={() => setIsUnplayable(true)}
      style={frameOf({ width: width ?? 16, height: height ?? 9 })}
      className="h-auto max-w-full rounded-control bg-wash"
    />
  );
}

/** A browser that cannot play a video offers it as well. */
function FileLink({ attachment: { kind, name, url, size } }: { attachment: Attachment }) {
  const t = useTranslations("chat.files");
  const isViewed = kind === "pdf";
  return (
    <a
      href={url}
      target={isViewed ? "_blank" : undefined}
      rel={isViewed ? "noopener" : undefined}
      download={isViewed ? undefined : name}
      className="block w-2xs max-w-full rounded-control border border-edge bg-surface p-3 text-ink transition-colors hover:bg-wash"
    >
      <span className="sr-only">{t(isViewed ? "open" : "download")}</span>
      <FileRow name={name} size={size}>
        {isViewed ? <ExternalLink className="size-4 shrink-0" /> : <Download className="size-4 shrink-0" />}
      </FileRow>
    </a>
  );
}

const maxWidth = 20;
const maxHeight = 24;
const galleryFrame = { width: `${maxWidth}rem` };

/** The size is known before the file is loaded, so the layout does not shift. */
function frameOf({ width, height }: { width: number; height: number }) {
  const fitting = (maxHeight * width) / height;
  return { width: `clamp(8rem, ${Math.min(maxWidth, fitting).toFixed(2)}rem, ${Math.max(width, 128)}px)` };
}

function toImage({ url, width, height }: Attachment) {
  return { url, alt: "", width: width ?? 1, height: height ?? 1 };
}
