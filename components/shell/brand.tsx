import { useTranslations } from "next-intl";
import { Link } from "@/components/ui/link";
import { Mark } from "@/components/ui/mark";
import { SiteMark } from "./site-mark";

export function Brand({ href, title }: { href: string; title?: string }) {
  const t = useTranslations("shell.nav");
  if (title)
    return (
      <Link href={href} className={brandStyle}>
        <SiteMark fallback={<Mark />} isNarrow />
        <span className="font-display font-semibold text-lg max-lg:sr-only">{title}</span>
      </Link>
    );
  return (
    <Link href={href} aria-label={t("home")} className={brandStyle}>
      <SiteMark
        fallback={
          <>
            <Mark />
            <span translate="no" className="font-display font-semibold text-xl tracking-tight max-md:hidden">
              Préau
            </span>
          </>
        }
      />
    </Link>
  );
}

const brandStyle = "flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-2 rounded-control";
