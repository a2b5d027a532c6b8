import { Avatar } from "@/components/ui/avatar";
import type { Locale } from "@/lib/core/i18n/locales";
import type { Testimonial } from "@/lib/site";

type Props = { testimonial: Testimonial; locale: Locale; index: number };

/** The content of a figure. */
export function TestimonialQuote({ testimonial: { name, who, words }, locale, index }: Props) {
  return (
    <>
      <QuoteMark />
      <blockquote className="wrap-anywhere text-lg">{words[locale]}</blockquote>
      <figcaption className="mt-auto flex items-center gap-3">
        <Avatar id={3 + 2 * index} name={name} size={48} />
        <span className="wrap-anywhere grid min-w-0">
          <span className="font-display font-semibold">{name}</span>
          <span className="text-muted text-sm">{who[locale]}</span>
        </span>
      </figcaption>
    </>
  );
}

function QuoteMark() {
  return (
    <svg viewBox="0 0 36 28" className="h-7 w-9 fill-accent" aria-hidden="true">
      <path d="M16 0 4 14l12 14h-3L0 14 13 0zM34 0 22 14l12 14h-3L18 14 31 0z" />
    </svg>
  );
}
