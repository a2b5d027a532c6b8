import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { imageTypes } from "@/lib/core/images/constants";
import { postLimits } from "@/lib/posts/constants";

export type PickedImage = { key: string; file: File; url: string; alt: string };

/** Pictures chosen, dropped or pasted, not yet sent. What cannot be sent is said at once; the rest is kept. */
export function useImages(alreadyThere = 0) {
  const t = useTranslations("posts.compose");
  const [images, setImages] = useState<PickedImage[]>([]);
  const [error, setError] = useState<string>();
  const held = useRef(images);
  held.current = images;
  useEffect(() => () => held.current.forEach(release), []);

  function add(files: Iterable<File>) {
    const problems: string[] = [];
    const fitting = [...files].filter((file) => {
      const problem = imageError(file);
      if (problem) problems.push(t(problem, { name: file.name }));
      return !problem;
    });
    const room = postLimits.images - alreadyThere - images.length;
    if (fitting.length > room) problems.push(t("tooMany"));
    setError(problems.join(" ") || undefined);
    setImages([...images, ...fitting.slice(0, Math.max(0, room)).map(toPickedImage)]);
  }
  function describe(key: string, alt: string) {
    setImages(images.map((image) => (image.key === key ? { ...image, alt } : image)));
  }
  function remove(key: string) {
    images.filter((image) => image.key === key).forEach(release);
    setImages(images.filter((image) => image.key !== key));
    setError(undefined);
  }
  function clear() {
    images.forEach(release);
    setImages([]);
    setError(undefined);
  }
  return { images, error, add, describe, remove, clear };
}

function imageError(file: File): "notImage" | "tooLarge" | null {
  if (!imageTypes.includes(file.type)) return "notImage";
  return file.size > postLimits.imageBytes ? "tooLarge" : null;
}

function toPickedImage(file: File): PickedImage {
  return { key: crypto.randomUUID(), file, url: URL.createObjectURL(file), alt: "" };
}

function release({ url }: PickedImage): void {
  URL.revokeObjectURL(url);
}
