import type { ReactNode } from "react";
import { requirePageViewer } from "@/lib/core/auth/page-viewer";
import type { Role, Viewer } from "@/lib/core/auth/viewer";
import type { SearchParams, SearchProps } from "@/lib/core/http/search-params";

type Params = Record<string, string | string[]>;
type Props<P> = SearchProps & { params: Promise<P> };
type ContentProps<R extends Role, P> = {
  viewer: Viewer<R>;
  path: string;
  params: P;
  searchParams: SearchParams;
};

/** A page for users of one role. `path` is its URL up to the parameters. */
export function areaPage<R extends Role, P extends Params>(
  role: R,
  path: string,
  Content: (props: ContentProps<R, P>) => ReactNode | Promise<ReactNode>,
) {
  return async function AreaPage(props: Props<P>) {
    const params = await props.params;
    const viewer = await requirePageViewer([role], [path, ...Object.values(params).flat()].join("/"));
    return <Content viewer={viewer} path={path} params={params} searchParams={await props.searchParams} />;
  };
}
