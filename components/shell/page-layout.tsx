import type { ReactNode } from "react";
import { cx } from "@/components/ui/cx";

type Props = {
  aside?: ReactNode;
  /** For tables instead of text. */
  wide?: boolean;
  children: ReactNode;
};

/** The main part and, from 1024 px, an aside. */
export function PageLayout({ aside, wide, children }: Props) {
  return (
    <div className="mx-auto flex max-w-page justify-center gap-6 px-3 py-4 md:px-6 md:py-6">
      <main id="content" tabIndex={-1} className={cx("w-full min-w-0 outline-none", !wide && "max-w-post")}>
        {children}
      </main>
      {aside && <div className="hidden w-3xs shrink-0 lg:block xl:w-xs">{aside}</div>}
    </div>
  );
}
