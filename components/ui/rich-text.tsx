import { Fragment } from "react";
import { cx } from "./cx";
import { Link } from "./link";
import { splitLinks } from "./links-in";
import type { TextSearch } from "./text-search";

type TextLink = { start: number; length: number; href: string };

type Props = {
  text: string;
  /** Parts of the text that lead to pages of this site, in order. */
  links?: TextLink[];
  mark?: TextSearch["mark"] | undefined;
  lang?: string | undefined;
  className?: string;
};

/** User text: line breaks and links, never HTML. */
export function RichText({ text, links = [], mark, lang, className }: Props) {
  const ends = links.map(({ start, length }) => start + length);
  return (
    <div dir="auto" lang={lang} className={cx("whitespace-pre-wrap wrap-anywhere", className)}>
      {links.map(({ start, href }, index) => (
        <Fragment key={start}>
          <PlainText text={text.slice(ends[index - 1] ?? 0, start)} mark={mark} />
          <Link href={href} className="font-semibold text-accent hover:underline">
            {markOr(text.slice(start, ends[index]), mark)}
          </Link>
        </Fragment>
      ))}
      <PlainText text={text.slice(ends.at(-1) ?? 0)} mark={mark} />
    </div>
  );
}

type Mark = TextSearch["mark"] | undefined;

const markOr = (text: string, mark: Mark) => (mark ? mark(text) : text);

function PlainText({ text, mark }: { text: string; mark: Mark }) {
  return splitLinks(text).map((part, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name than their place
    if (!part.href) return <Fragment key={index}>{markOr(part.text, mark)}</Fragment>;
    return (
      <a
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        key={index}
        href={part.href}
        rel="nofollow ugc noopener"
        target="_blank"
        className="text-accent underline underline-offset-2"
      >
        {markOr(part.text, mark)}
      </a>
    );
  });
}
