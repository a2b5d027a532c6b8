import { ResultsPage, searchMetadata } from "@/components/search/results-page";
import { requirePageViewer } from "@/lib/core/auth/page-viewer";
import type { SearchProps } from "@/lib/core/http/search-params";
import { studentPaths } from "@/lib/routes";

export const generateMetadata = searchMetadata;

export default async function SearchPage({ searchParams }: SearchProps) {
  const viewer = await requirePageViewer(["student"], studentPaths.search);
  return <ResultsPage viewer={viewer} params={await searchParams} />;
}
