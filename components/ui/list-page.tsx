import type { ComponentProps, ReactNode } from "react";
import { NothingFound } from "./art/nothing-found";
import { EmptyState } from "./empty-state";
import { LoadError } from "./load-error";
import { Pagination } from "./pagination";
import type { useListPage } from "./use-list-page";

type PaginationProps = ComponentProps<typeof Pagination>;

type Props = PaginationProps & {
  list: PaginationProps["list"] & { data: readonly unknown[] };
  state: Pick<ReturnType<typeof useListPage>, "error" | "loading" | "retry">;
  failed: string;
  none: string;
  /** Shown when the page has rows. */
  children: ReactNode;
};

export function ListPage({ state: { error, loading, retry }, list, href, failed, none, children }: Props) {
  if (error) return <LoadError error={error} failed={failed} retry={retry} />;
  return (
    <div
      aria-busy={loading}
      className="grid grid-cols-[minmax(0,1fr)] gap-4 transition-opacity aria-busy:opacity-60"
    >
      {list.data.length > 0 && children}
      {list.total === 0 && !loading && <EmptyState art={<NothingFound />} title={none} />}
      <Pagination list={list} href={href} />
    </div>
  );
}
