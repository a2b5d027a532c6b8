import { useLocale } from "next-intl";
import type { ReactNode } from "react";
import { formatSize } from "@/components/ui/format-size";
import { FileText } from "@/components/ui/icons";

/** Icon, name and size of a file. */
export function FileRow({ name, size, children }: { name: string; size: number; children?: ReactNode }) {
  const locale = useLocale();
  return (
    <span className="flex min-w-0 items-center gap-3">
      <FileText className="size-6 shrink-0 text-accent" />
      <span className="grid min-w-0 flex-1">
        <bdi className="truncate font-medium text-sm">{name}</bdi>
        <span className="text-muted text-xs">{formatSize(size, locale)}</span>
      </span>
      {children}
    </span>
  );
}
