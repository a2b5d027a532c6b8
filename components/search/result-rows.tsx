import type { ReactNode } from "react";
import { Avatar } from "@/components/ui/avatar";
import { Card } from "@/components/ui/card";
import { Link } from "@/components/ui/link";
import { markWords } from "./mark-words";

type Row = {
  href: string;
  image: { id: number | string; name: string; src: string | null };
  title: string;
  lang?: string | null;
  details: ReactNode;
  badge: ReactNode;
};

export function ResultRows({ rows, query }: { rows: Row[]; query: string | undefined }) {
  const { mark } = markWords(query) ?? {};
  if (rows.length === 0) return null;
  return (
    <Card as="ul" className="px-4 py-1 md:px-5">
      {rows.map(({ href, image, title, lang, details, badge }) => (
        <li
          key={href}
          className="flex flex-wrap items-center gap-x-3 gap-y-2 border-line border-b py-3 last:border-b-0"
        >
          <Avatar {...image} size={48} />
          <div className="min-w-40 flex-1">
            <Link
              href={href}
              lang={lang ?? undefined}
              className="wrap-anywhere font-semibold hover:underline"
            >
              {mark ? mark(title) : title}
            </Link>
            <p className="wrap-anywhere text-muted text-sm">{details}</p>
          </div>
          <div className="ml-auto">{badge}</div>
        </li>
      ))}
    </Card>
  );
}
