import { useTranslations } from "next-intl";
import { useState } from "react";
import { cx } from "@/components/ui/cx";
import { lazyDialog } from "@/components/ui/lazy-component";
import { srcSet } from "@/lib/core/images/urls";
import type { PostImage } from "@/lib/posts/schemas";

const Lightbox = lazyDialog(async () => (await import("./lightbox")).Lightbox);
const maxShown = 4;

type Props = { images: PostImage[]; eager?: boolean; sizes?: string };

export function PostGallery({ images, eager, sizes }: Props) {
  const t = useTranslations("posts.card");
  const [openIndex, setOpenIndex] = useState<number | null>(null);
  if (images.length === 0) return null;
  return (
    <>
      <div className={cx("grid gap-1 overflow-hidden rounded-control", images.length > 1 && "grid-cols-2")}>
        {images.slice(0, maxShown).map((image, index) => (
          <button
            key={image.url}
            type="button"
            aria-label={t(image.alt ? "enlargeDescribed" : "enlarge", {
              number: index + 1,
              total: images.length,
              alt: image.alt,
            })}
            onClick={() => setOpenIndex(index)}
            className={cx("relative block overflow-hidden", cell(images.length, index))}
          >
            <GalleryImage
              image={image}
              isAlone={images.length === 1}
              eager={eager && index === 0}
              sizes={sizes}
            />
            {index === maxShown - 1 && images.length > maxShown && (
              <span className="absolute inset-0 grid place-items-center bg-scrim font-semibold text-2xl text-white">
                {t("moreImages", { count: images.length - maxShown })}
              </span>
            )}
          </button>
        ))}
      </div>
      {openIndex !== null && (
        <Lightbox images={images} start={openIndex} onClose={() => setOpenIndex(null)} />
      )}
    </>
  );
}

/** The first of three images spans two rows. */
function cell(count: number, index: number): string {
  if (count === 1) return "";
  return count === 3 && index === 0 ? "row-span-2" : "aspect-[4/3]";
}

type GalleryImageProps = { image: PostImage; isAlone: boolean; eager?: boolean; sizes?: string };

function GalleryImage({ image, isAlone, eager, sizes }: GalleryImageProps) {
  return (
    // biome-ignore lint/performance/noImgElement: kept in several widths already; the framework's optimiser is off
    <img
      src={image.url}
      srcSet={srcSet(image)}
      sizes={sizes ?? (isAlone ? "(min-width: 48rem) 640px, 100vw" : "(min-width: 48rem) 320px, 50vw")}
      alt={image.alt}
      width={image.width}
      height={image.height}
      loading={eager ? "eager" : "lazy"}
      fetchPriority={eager ? "high" : "auto"}
      decoding="async"
      className={cx("bg-wash object-cover", isAlone ? "max-h-[36rem] w-full" : "size-full")}
    />
  );
}
