import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import { Home } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { studentPaths } from "@/lib/routes";

/** Hidden on phones, where the bottom bar has the same link. */
export function TopBarLinks() {
  const t = useTranslations("shell.nav");
  const path = usePathname();
  return (
    <Link
      href={studentPaths.feed}
      title={t("feed")}
      aria-label={t("feed")}
      aria-current={path === studentPaths.feed ? "page" : undefined}
      className="top-bar-link max-md:hidden"
    >
      <Home />
    </Link>
  );
}
