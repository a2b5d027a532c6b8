import { useTranslations } from "next-intl";
import { type TouchEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { Dialog } from "@/components/ui/dialog";
import { IconButton } from "@/components/ui/icon-button";
import { ChevronLeft, ChevronRight } from "@/components/ui/icons";
import type { PostImage } from "@/lib/posts/schemas";

type Props = { images: PostImage[]; start: number; onClose: () => void };

export function Lightbox({ images, start, onClose }: Props) {
  const t = useTranslations("posts.card");
  const [index, setIndex] = useState(start);
  const image = images[index];
  const go = (step: number) => setIndex((current) => (current + step + images.length) % images.length);
  const onKeyDown = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === "ArrowLeft") go(-1);
    if (key === "ArrowRight") go(1);
  });
  useEffect(() => {
    // On the document, because the focus may be anywhere in the dialog: at first it is on the close button.
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, []);
  const swipe = useSwipe(go);
  if (!image) return null;
  const title = t("image", { number: index + 1, total: images.length });
  return (
    <Dialog open onClose={onClose} size="large" title={title}>
      <figure className="grid gap-3" {...swipe}>
        {/* biome-ignore lint/performance/noImgElement: kept in several widths already */}
        <img
          src={image.url}
          alt={image.alt}
          width={image.width}
          height={image.height}
          className="mx-auto max-h-[65dvh] w-auto max-w-full rounded-control object-contain"
        />
        <figcaption className="flex min-h-11 items-center justify-between gap-3 text-muted text-sm">
          {images.length > 1 && (
            <IconButton label={t("previous")} icon={<ChevronLeft />} onClick={() => go(-1)} />
          )}
          <span className="flex-1 text-center">{image.alt}</span>
          {images.length > 1 && (
            <IconButton label={t("next")} icon={<ChevronRight />} onClick={() => go(1)} />
          )}
        </figcaption>
      </figure>
    </Dialog>
  );
}

const minSwipe = 40;

/** A sideways swipe of one finger. Two fingers zoom the image, and one moves a zoomed one. */
function useSwipe(go: (step: number) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart({ touches }: TouchEvent) {
      const touch = touches.length === 1 && !isZoomed() ? touches[0] : undefined;
      start.current = touch ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const end = changedTouches[0];
      if (!start.current || !end) return;
      const [x, y] = [end.clientX - start.current.x, end.clientY - start.current.y];
      start.current = null;
      if (Math.abs(x) > Math.max(minSwipe, Math.abs(y))) go(x < 0 ? 1 : -1);
    },
    onTouchCancel() {
      start.current = null;
    },
  };
}

function isZoomed(): boolean {
  return (window.visualViewport?.scale ?? 1) > 1;
}
