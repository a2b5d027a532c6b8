import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { GetForm } from "@/components/ui/get-form";
import { InputField } from "@/components/ui/input-field";
import { Link } from "@/components/ui/link";
import type { Role } from "@/lib/core/auth/viewer";
import { searchPaths } from "@/lib/routes";
import { type SearchSection, searchHref } from "@/lib/search/sections";

type Props = {
  area: Role;
  section: SearchSection;
  q: string | undefined;
  isFiltered: boolean;
  /** Parameters that a new search keeps. */
  hidden?: Record<string, string | number | undefined>;
  notes?: ReactNode;
  children?: ReactNode;
};

/** The children are the section's filters. */
export function SearchForm({ area, section, q, isFiltered, hidden = {}, notes, children }: Props) {
  const t = useTranslations("search");
  const tab = section === "posts" ? undefined : section;
  return (
    <GetForm action={searchPaths[area]} className="grid gap-4">
      <InputField label={t("label")} type="search" name="q" defaultValue={q} maxLength={200} />
      {children && (
        <div className="grid grid-cols-2 large-text:grid-cols-1 gap-4 max-lg:[&>:last-child:nth-child(odd)]:col-span-full lg:grid-cols-[repeat(auto-fit,minmax(12rem,1fr))]">
          {children}
        </div>
      )}
      {Object.entries({ tab, ...hidden }).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit">{t("submit")}</Button>
        {notes}
        {isFiltered && <TextLink href={searchHref(area, section, { q })}>{t("clear")}</TextLink>}
      </div>
    </GetForm>
  );
}

export function TextLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} className="inline-flex min-h-11 items-center px-2 text-accent text-sm hover:underline">
      {children}
    </Link>
  );
}
