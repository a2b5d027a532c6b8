import { ArrowLeft } from "@/components/ui/icons";

/** From a public page to the list that it belongs to. */
export function PublicBackLink({ href, children }: { href: string; children: string }) {
  return (
    <a
      href={href}
      className="inline-flex min-h-11 items-center gap-2 font-semibold text-accent text-sm underline-offset-4 hover:underline print:hidden"
    >
      <ArrowLeft className="size-4" />
      {children}
    </a>
  );
}
