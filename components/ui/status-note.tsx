import type { ReactNode } from "react";

export function StatusNote({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="rounded-card bg-info-soft px-4 py-3 text-info text-sm">
      {children}
    </p>
  );
}
