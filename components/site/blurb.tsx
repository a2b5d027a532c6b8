import type { ReactNode } from "react";
import { cx } from "@/components/ui/cx";

type Props = {
  title: string;
  text: string;
  href: string;
  link: string;
  className: string;
  children?: ReactNode;
};

export function Blurb({ title, text, href, link, className, children }: Props) {
  return (
    <section
      className={cx(
        "mx-auto grid max-w-page gap-x-16 gap-y-4 px-4 md:px-6 lg:grid-cols-[1fr_1.6fr]",
        className,
      )}
    >
      <h2 className="text-2xl">{title}</h2>
      <div className={cx("grid max-w-post", children ? "gap-5" : "gap-4")}>
        <p className="text-lg">{text}</p>
        {children}
        <p>
          <a
            href={href}
            className="inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4 hover:text-accent-strong"
          >
            {link}
          </a>
        </p>
      </div>
    </section>
  );
}
