import { cx } from "@/components/ui/cx";

const tones: Record<string, string> = {
  GET: "bg-info-soft text-info",
  POST: "bg-accent-soft text-accent",
  PUT: "bg-warning-soft text-warning",
  DELETE: "bg-danger-soft text-danger",
};

export function Method({ children }: { children: string }) {
  return (
    <span
      className={cx(
        "inline-block w-16 shrink-0 rounded-control px-1.5 py-0.5 font-mono text-center font-semibold text-xs",
        tones[children],
      )}
    >
      {children}
    </span>
  );
}
