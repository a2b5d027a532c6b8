import { redirect } from "next/navigation";
import { AppError } from "@/lib/api/errors";
import { pathId } from "@/lib/api/ids";
import { pageViewer } from "@/lib/auth/page-viewer";
import { type BoardWords, boardAddress, boardPath } from "@/lib/jobs/board-address";
import { getSavedSearch } from "@/lib/jobs/saved-searches";

type Props = { params: Promise<{ searchId: string }> };

/** Where an alert leads: to the board, as the search has it now. */
export default async function SavedSearchPage({ params }: Props) {
  const { searchId } = await params;
  const viewer = await pageViewer(["student"], `${boardPath}/searches/${searchId}`);
  const search = await getSavedSearch(viewer, pathId(searchId)).catch((error) => {
    if (error instanceof AppError && error.code === "not_found") return null;
    throw error;
  });
  redirect(search ? boardAddress(search.filters as BoardWords) : boardPath);
}
