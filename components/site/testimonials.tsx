import { useLocale, useTranslations } from "next-intl";
import { Avatar } from "@/components/ui/avatar";
import { Card } from "@/components/ui/card";
import { testimonials } from "@/lib/site";

export function Testimonials() {
  const t = useTranslations("site.home");
  const locale = useLocale();
  return (
    <section className="mx-auto max-w-page px-4 pb-16 md:px-6 lg:pb-24">
      <h2 className="mb-8 text-2xl">{t("saidTitle")}</h2>
      <div className="grid gap-6 lg:grid-cols-2">
        {testimonials.map(({ id, name, who, words }) => (
          <Card as="figure" key={name} className="flex flex-col gap-6 p-6 md:p-8">
            <QuoteMark />
            <blockquote className="text-lg">{words[locale]}</blockquote>
            <figcaption className="mt-auto flex items-center gap-3">
              <Avatar id={id} name={name} size={48} />
              <span className="grid">
                <span className="font-display font-semibold">{name}</span>
                <span className="text-muted text-sm">{who[locale]}</span>
              </span>
            </figcaption>
          </Card>
        ))}
      </div>
    </section>
  );
}

function QuoteMark() {
  return (
    <svg viewBox="0 0 36 28" className="h-7 w-9 fill-accent" aria-hidden="true">
      <path d="M16 0 4 14l12 14h-3L0 14 13 0zM34 0 22 14l12 14h-3L18 14 31 0z" />
    </svg>
  );
}
