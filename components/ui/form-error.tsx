import { CircleAlert } from "@/components/ui/icons";

type Props = { className?: string; children: string | undefined };

/** The error of a form as a whole. Stays in the page while empty: a live region must exist before its text. */
export function FormError({ className = "not-empty:mb-4", children }: Props) {
  return (
    <div role="alert" className={className}>
      {children && (
        <p className="flex gap-2 rounded-control bg-danger-soft px-3 py-2 text-danger text-sm">
          <CircleAlert />
          {children}
        </p>
      )}
    </div>
  );
}
