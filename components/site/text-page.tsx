import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useFormatDate } from "@/components/ui/use-format-date";

type Props = { title: string; lead: string; date?: string; children: ReactNode };

export function TextPage({ title, lead, date, children }: Props) {
  return (
    <article className="mx-auto grid w-full max-w-post gap-10 px-4 py-12 md:px-6 md:py-20">
      <header className="grid gap-4">
        <h1 className="text-3xl lg:text-4xl">{title}</h1>
        <p className="text-lg text-muted">{lead}</p>
        {date && <Version date={date} />}
      </header>
      {children}
    </article>
  );
}

function Version({ date }: { date: string }) {
  const t = useTranslations("site.document");
  const formatted = useFormatDate()(date, { dateStyle: "long", timeZone: "UTC" });
  return (
    <p className="text-muted text-sm">
      <time dateTime={date}>{t("version", { date: formatted })}</time>
    </p>
  );
}

export function TextSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-2">
      <h2 className="text-xl">{title}</h2>
      {children}
    </section>
  );
}
