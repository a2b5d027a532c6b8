import { Fragment } from "react";
import { cx } from "./cx";
import { splitLinks } from "./links-in";

/** User text: line breaks and links, never markup. */
export function RichText({ text, lang, className }: { text: string; lang?: string; className?: string }) {
  return (
    <div dir="auto" lang={lang} className={cx("whitespace-pre-wrap [overflow-wrap:anywhere]", className)}>
      {splitLinks(text).map((part, index) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name than their place
        if (!part.href) return <Fragment key={index}>{part.text}</Fragment>;
        return (
          <a
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            key={index}
            href={part.href}
            rel="nofollow ugc noopener"
            target="_blank"
            className="text-accent underline underline-offset-2"
          >
            {part.text}
          </a>
        );
      })}
    </div>
  );
}
