import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ChevronLeft, ChevronRight } from "@/components/ui/icons";
import { buttonStyle } from "./button-style";
import { cx } from "./cx";
import { Link } from "./link";
import { pageWindow } from "./page-window";
import type { ShallowLink } from "./shallow-link";

/** A page as the contract's lists describe it. */
type List = { current_page: number; last_page: number; total: number };
type PageLink = typeof Link | typeof ShallowLink;
type Props = {
  list: List;
  href: (page: number) => string;
  /** `ShallowLink`, where the page reads the URL itself. */
  as?: PageLink;
};

/** True, for example, when the last row of the last page has been deleted. */
export function isBeyondEnd({ current_page, last_page, total }: List): boolean {
  return total > 0 && current_page > last_page;
}

export function Pagination({ list, href, as: PageLink = Link }: Props) {
  const t = useTranslations("ui.pages");
  const { current_page: page, last_page: lastPage, total } = list;
  if (isBeyondEnd(list)) return <LastPageLink as={PageLink} page={lastPage} href={href(lastPage)} />;
  if (total === 0 || lastPage <= 1) return null;
  return (
    <nav aria-label={t("label")} className="@container">
      <div className="flex items-center justify-between gap-1 @lg:justify-center">
        <Step as={PageLink} to={page > 1 ? href(page - 1) : null} rel="prev">
          <ChevronLeft />
          <span className={stepStyle}>{t("previous")}</span>
        </Step>
        <span className="text-muted text-sm tabular-nums @lg:hidden">
          {t("of", { page, last: lastPage })}
        </span>
        <ol className="hidden items-center gap-1 @lg:flex">
          {pageWindow(page, lastPage).map((number, index) => (
            <li key={number ?? `gap-${index}`}>
              {number === null ? (
                <span className="grid h-11 w-6 place-items-center text-muted">…</span>
              ) : (
                <PageLink
                  href={href(number)}
                  aria-label={t("page", { page: number })}
                  aria-current={number === page ? "page" : undefined}
                  className={cx("page-link", "min-w-11 px-1 tabular-nums", number === page && currentStyle)}
                >
                  {number}
                </PageLink>
              )}
            </li>
          ))}
        </ol>
        <Step as={PageLink} to={page < lastPage ? href(page + 1) : null} rel="next">
          <span className={stepStyle}>{t("next")}</span>
          <ChevronRight />
        </Step>
      </div>
    </nav>
  );
}

type LinkProps = { as: PageLink };

function LastPageLink({ as: PageLink, page, href }: LinkProps & { page: number; href: string }) {
  const t = useTranslations("ui.pages");
  return (
    <nav aria-label={t("label")} className="grid justify-items-center gap-2 py-12 text-center">
      <p>{t("beyondEnd")}</p>
      <PageLink href={href} className={buttonStyle("secondary", "medium")}>
        {t("toPage", { page })}
      </PageLink>
    </nav>
  );
}

type StepProps = LinkProps & { to: string | null; rel: "prev" | "next"; children: ReactNode };

function Step({ as: PageLink, to, rel, children }: StepProps) {
  if (to === null)
    return (
      <span aria-hidden="true" className={cx("page-link", "invisible min-w-11")}>
        {children}
      </span>
    );
  return (
    <PageLink href={to} rel={rel} className={cx("page-link", "min-w-11")}>
      {children}
    </PageLink>
  );
}

/** Beside a sidebar there is room either for the numbers or for these words, which only screen readers get then. */
const stepStyle = "@lg:@max-2xl:sr-only";
const currentStyle = "bg-accent font-semibold text-on-accent hover:bg-accent";
