import { useLocale, useTranslations } from "next-intl";
import { figures } from "@/lib/site";

export function Figures({ title }: { title: string }) {
  const t = useTranslations("site.home.figure");
  const locale = useLocale();
  return (
    <section aria-label={title} className="border-line border-y bg-surface">
      <dl className="mx-auto grid max-w-page grid-cols-2 gap-px overflow-hidden px-4 md:px-6 lg:grid-cols-4">
        {figures.map(({ name, value }) => (
          <div
            key={name}
            className="-ml-px flex flex-col-reverse justify-end gap-1 border-line border-l px-4 py-6 md:px-8 md:py-10"
          >
            <dt className="text-muted text-sm">{t(name)}</dt>
            <dd className="whitespace-nowrap font-display font-semibold text-3xl tabular-nums lg:text-4xl">
              {value[locale]}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
