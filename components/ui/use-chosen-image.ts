import { useEffect, useState } from "react";
import { type ImageType, isImageType } from "@/lib/core/images/constants";

type Rules = { types: readonly ImageType[]; maxBytes: number; kindError: string; sizeError: string };

/** The image of a form as it will be once saved: unchanged, replaced or removed. */
export function useChosenImage(saved: string | null, { types, maxBytes, kindError, sizeError }: Rules) {
  const [url, setUrl] = useState(saved);
  const [file, setFile] = useState<File | null>(null);
  const [isRemoved, setRemoved] = useState(false);
  const [error, setError] = useState<string>();
  useEffect(() => () => void (file && url && URL.revokeObjectURL(url)), [file, url]);

  function set(next: { url: string | null; file: File | null; isRemoved: boolean }) {
    setUrl(next.url);
    setFile(next.file);
    setRemoved(next.isRemoved);
    setError(undefined);
  }
  function choose(chosen: File) {
    if (!isImageType(chosen.type) || !types.includes(chosen.type)) return setError(kindError);
    if (chosen.size > maxBytes) return setError(sizeError);
    set({ url: URL.createObjectURL(chosen), file: chosen, isRemoved: false });
  }
  return {
    types,
    url,
    file,
    isRemoved,
    error,
    choose,
    setError,
    remove: () => set({ url: null, file: null, isRemoved: true }),
    keep: (stored: string | null) => set({ url: stored, file: null, isRemoved: false }),
  };
}

export type ChosenImage = ReturnType<typeof useChosenImage>;
