import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { companyLimits } from "@/lib/companies/limits";
import { imageTypes } from "@/lib/core/images/constants";

/** The logo as it will be once saved: unchanged, replaced or removed. */
export function useLogo(saved: string | null) {
  const t = useTranslations("companies.profile");
  const [url, setUrl] = useState(saved);
  const [file, setFile] = useState<File | null>(null);
  const [removed, setRemoved] = useState(false);
  const [error, setError] = useState<string>();
  useEffect(() => () => void (file && url && URL.revokeObjectURL(url)), [file, url]);

  function set(next: { url: string | null; file: File | null; removed: boolean }) {
    setUrl(next.url);
    setFile(next.file);
    setRemoved(next.removed);
    setError(undefined);
  }
  function choose(chosen: File) {
    if (!imageTypes.includes(chosen.type)) return setError(t("logoKind"));
    if (chosen.size > companyLimits.logoBytes) return setError(t("logoSize"));
    set({ url: URL.createObjectURL(chosen), file: chosen, removed: false });
  }
  return {
    url,
    file,
    removed,
    error,
    choose,
    remove: () => set({ url: null, file: null, removed: true }),
    keep: (stored: string | null) => set({ url: stored, file: null, removed: false }),
  };
}

export type Logo = ReturnType<typeof useLogo>;
