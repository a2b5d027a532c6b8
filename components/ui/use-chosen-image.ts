import { useEffect, useRef, useState } from "react";
import { type ImageType, isImageType } from "@/lib/core/images/constants";

type Rules = { types: readonly ImageType[]; maxBytes: number; kindError: string; sizeError: string };
type Image = { url: string | null; file: File | null; isRemoved: boolean };

/** The image of a form as it will be once saved: unchanged, replaced or removed. */
export function useChosenImage(saved: string | null, { types, maxBytes, kindError, sizeError }: Rules) {
  const [image, setImage] = useState<Image>({ url: saved, file: null, isRemoved: false });
  const latest = useRef(image);
  latest.current = image;
  const { url, file } = image;
  const [error, setError] = useState<string>();
  useEffect(() => () => void (file && url && URL.revokeObjectURL(url)), [file, url]);

  function set(next: Image) {
    setImage(next);
    setError(undefined);
  }
  function choose(chosen: File) {
    if (!isImageType(chosen.type) || !types.includes(chosen.type)) return setError(kindError);
    if (chosen.size > maxBytes) return setError(sizeError);
    set({ url: URL.createObjectURL(chosen), file: chosen, isRemoved: false });
  }
  return {
    types,
    ...image,
    error,
    choose,
    setError,
    remove: () => set({ url: null, file: null, isRemoved: true }),
    /** Shows what was stored, unless another image was chosen since this one was sent; returns whether one was. */
    showStored(stored: string | null): boolean {
      const isReplaced = latest.current !== image;
      if (!isReplaced) set({ url: stored, file: null, isRemoved: false });
      return isReplaced;
    },
  };
}

export type ChosenImage = ReturnType<typeof useChosenImage>;
