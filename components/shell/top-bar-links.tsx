"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import { topBarItems } from "./nav-items";

export function TopBarLinks() {
  const t = useTranslations("shell.nav");
  const path = usePathname();
  return topBarItems.map(({ name, href, icon: Icon }) => (
    <Link
      key={name}
      href={href}
      title={t(name)}
      aria-label={t(name)}
      aria-current={path === href ? "page" : undefined}
      className="grid size-11 place-items-center rounded-control text-muted transition-colors hover:bg-wash hover:text-ink aria-[current=page]:text-accent max-md:hidden"
    >
      <Icon />
    </Link>
  ));
}
