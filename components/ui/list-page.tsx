import type { ComponentProps, ReactNode } from "react";
import { EmptyState } from "./empty-state";
import { LoadError } from "./load-error";
import { Pagination } from "./pagination";
import { ShallowLink } from "./shallow-link";
import type { useListPage } from "./use-list-page";

type PaginationProps = ComponentProps<typeof Pagination>;

type Props = Pick<PaginationProps, "href"> & {
  list: Pick<ReturnType<typeof useListPage>, "error" | "isLoading" | "retry"> & {
    page: { data: PaginationProps["list"] & { data: readonly unknown[] } };
  };
  errorText: string;
  none: string;
  /** The content of a page that has rows. */
  children: ReactNode;
};

export function ListPage({ list, href, errorText, none, children }: Props) {
  const { page, error, isLoading, retry } = list;
  if (error) return <LoadError error={error} errorText={errorText} retry={retry} />;
  return (
    <div aria-busy={isLoading} className="grid grid-cols-1 gap-4 transition-opacity aria-busy:opacity-60">
      {page.data.data.length > 0 && children}
      {page.data.total === 0 && !isLoading && <EmptyState illustration="nothing-found" title={none} />}
      <Pagination list={page.data} href={href} as={ShallowLink} />
    </div>
  );
}
