"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import { Home } from "@/components/ui/icons";
import { studentPaths } from "@/lib/routes";

/** On phones the bottom bar has it. */
export function TopBarLinks() {
  const t = useTranslations("shell.nav");
  const path = usePathname();
  return (
    <Link
      href={studentPaths.feed}
      title={t("feed")}
      aria-label={t("feed")}
      aria-current={path === studentPaths.feed ? "page" : undefined}
      className="grid size-11 place-items-center rounded-control text-muted transition-colors hover:bg-wash hover:text-ink aria-[current=page]:text-accent max-md:hidden"
    >
      <Home />
    </Link>
  );
}
