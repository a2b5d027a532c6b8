import type { ReactNode } from "react";
import { cx } from "@/components/ui/cx";
import { PageHeading } from "@/components/ui/page-heading";

type Props = {
  aside?: ReactNode;
  /** Set by pages with tables instead of text. */
  wide?: boolean;
  /** The heading above the content. */
  title?: string;
  lead?: string;
  children: ReactNode;
};

/** The main part and, from 1024 px, an aside: beside it, or below where a user's style makes the text too large for both. */
export function PageLayout({ aside, wide, title, lead, children }: Props) {
  return (
    <div className="mx-auto flex max-w-page flex-wrap justify-center gap-6 px-3 py-4 md:px-6 md:py-6">
      <main
        id="content"
        tabIndex={-1}
        className={cx("min-w-0 flex-1 basis-[20rem] outline-none", !wide && "max-w-post")}
      >
        {title === undefined ? (
          children
        ) : (
          <div className="grid grid-cols-1 gap-5">
            <PageHeading title={title} lead={lead} />
            {children}
          </div>
        )}
      </main>
      {aside && <aside className="hidden w-3xs max-w-full shrink-0 lg:block xl:w-xs">{aside}</aside>}
    </div>
  );
}
