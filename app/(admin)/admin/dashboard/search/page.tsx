import { ResultsPage } from "@/components/search/results-page";
import { pageTitle } from "@/components/shell/page-title";
import { requirePageViewer } from "@/lib/core/auth/page-viewer";
import type { SearchProps } from "@/lib/core/http/search-params";
import { adminPaths } from "@/lib/routes";

export const generateMetadata = pageTitle("search.title");

export default async function SearchPage({ searchParams }: SearchProps) {
  const viewer = await requirePageViewer(["admin"], adminPaths.search);
  return <ResultsPage viewer={viewer} params={await searchParams} />;
}
