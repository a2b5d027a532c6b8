import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useState } from "react";
import { Dialog } from "@/components/ui/dialog";
import { IconButton } from "@/components/ui/icon-button";
import { ChevronLeft, ChevronRight } from "@/components/ui/icons";
import type { PostImage } from "@/lib/posts/schemas";

type Props = { images: PostImage[]; start: number; onClose: () => void };

export function Lightbox({ images, start, onClose }: Props) {
  const t = useTranslations("posts.card");
  const [index, setIndex] = useState(start);
  const [touched, setTouched] = useState<number>();
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
  function handleSwipe(x: number) {
    if (touched !== undefined && Math.abs(x - touched) > 40) go(x < touched ? 1 : -1);
    setTouched(undefined);
  }
  if (!image) return null;
  const title = t("image", { number: index + 1, total: images.length });
  return (
    <Dialog open onClose={onClose} size="large" title={title}>
      <figure
        className="grid gap-3"
        onTouchStart={(event) => setTouched(event.touches[0]?.clientX)}
        onTouchEnd={(event) => handleSwipe(event.changedTouches[0]?.clientX ?? 0)}
      >
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
