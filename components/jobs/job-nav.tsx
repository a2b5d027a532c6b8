"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import { studentPaths } from "@/lib/routes";

const sections = [
  ["board", studentPaths.jobs],
  ["saved", studentPaths.savedJobs],
  ["applications", studentPaths.applications],
] as const;

export function JobNav() {
  const t = useTranslations("jobs.nav");
  const path = usePathname();
  return (
    <nav aria-label={t("label")} className="flex gap-1 overflow-x-auto border-line border-b">
      {sections.map(([name, href]) => (
        <Link key={name} href={href} aria-current={path === href ? "page" : undefined} className={linkStyle}>
          {t(name)}
        </Link>
      ))}
    </nav>
  );
}

const linkStyle =
  "-mb-px inline-flex min-h-11 shrink-0 items-center border-transparent border-b-2 px-3 font-semibold text-muted " +
  "text-sm outline-offset-[-2px] transition-colors hover:text-ink aria-[current=page]:border-accent " +
  "aria-[current=page]:text-ink";
