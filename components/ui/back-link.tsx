import { ArrowLeft } from "@/components/ui/icons";
import { Link } from "./link";

export function BackLink({ href, children }: { href: string; children: string }) {
  return (
    <nav>
      <Link
        href={href}
        className="inline-flex min-h-11 items-center gap-2 font-semibold text-accent text-sm hover:underline"
      >
        <ArrowLeft className="size-4" />
        {children}
      </Link>
    </nav>
  );
}
