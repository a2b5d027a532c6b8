import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { randomId } from "@/components/ui/random-id";
import { isImageType } from "@/lib/core/images/constants";
import { postLimits } from "@/lib/posts/constants";

export type PickedImage = { key: string; file: File; url: string; alt: string };

function ignore(): void {}

/** Used while the images are being sent: a changed image could not be distinguished from the one that is sent. */
export const noImageChanges = { add: ignore, describe: ignore, remove: ignore };

/** Images picked, dropped or pasted, not sent yet, beside the `existing` ones of the post. */
export function useImages(existing = 0) {
  const t = useTranslations("posts.compose");
  const [picked, setPicked] = useState<PickedImage[]>([]);
  const [error, setError] = useState<string>();
  const latest = useRef(picked);
  latest.current = picked;
  useEffect(() => () => latest.current.forEach(release), []);

  function add(files: Iterable<File>) {
    const errors: string[] = [];
    const valid = [...files].filter((file) => {
      const code = imageError(file);
      if (code) errors.push(t(code, { name: file.name }));
      return !code;
    });
    const remaining = postLimits.images - existing - picked.length;
    if (valid.length > remaining) errors.push(t("tooMany"));
    setError(errors.join(" ") || undefined);
    setPicked([...picked, ...valid.slice(0, Math.max(0, remaining)).map(toPickedImage)]);
  }
  function describe(key: string, alt: string) {
    setPicked(picked.map((image) => (image.key === key ? { ...image, alt } : image)));
  }
  function remove(key: string) {
    picked.filter((image) => image.key === key).forEach(release);
    setPicked(picked.filter((image) => image.key !== key));
    setError(undefined);
  }
  function clear() {
    picked.forEach(release);
    setPicked([]);
    setError(undefined);
  }
  return { picked, error, add, describe, remove, clear };
}

function imageError(file: File): "notImage" | "tooLarge" | null {
  if (!isImageType(file.type)) return "notImage";
  return file.size > postLimits.imageBytes ? "tooLarge" : null;
}

function toPickedImage(file: File): PickedImage {
  return { key: randomId(), file, url: URL.createObjectURL(file), alt: "" };
}

function release({ url }: PickedImage): void {
  URL.revokeObjectURL(url);
}
