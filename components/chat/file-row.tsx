import type { ReactNode } from "react";
import { FileText } from "@/components/ui/icons";
import { useFormatSize } from "@/components/ui/use-format-size";

export function FileRow({ name, size, children }: { name: string; size: number; children?: ReactNode }) {
  const formatSize = useFormatSize();
  return (
    <span className="flex min-w-0 items-center gap-3">
      <FileText className="size-6 shrink-0 text-accent" />
      <span className="grid min-w-0 flex-1">
        <bdi className="truncate font-medium text-sm">{name}</bdi>
        <span className="text-muted text-xs">{formatSize(size)}</span>
      </span>
      {children}
    </span>
  );
}
