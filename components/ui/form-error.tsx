import { CircleAlert } from "@/components/ui/icons";

/** The error of a form as a whole. Stays in the page while empty: a live region must exist before its text. */
export function FormError({ children }: { children: string | undefined }) {
  return (
    <div role="alert" className="not-empty:mb-4">
      {children && (
        <p className="flex gap-2 rounded-control bg-danger-soft px-3 py-2 text-danger text-sm">
          <CircleAlert />
          {children}
        </p>
      )}
    </div>
  );
}
