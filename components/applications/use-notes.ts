import { useTranslations } from "next-intl";
import { useState } from "react";
import useSWR from "swr";
import {
  createApplicationNote,
  deleteApplicationNote,
  listApplicationNotes,
} from "@/lib/applications/notes-contract";
import { buildUrl, call } from "@/lib/core/api/client";
import { errorMessage } from "@/lib/core/api/error-message";

/** The notes on an application. */
export function useNotes(id: number) {
  const t = useTranslations("applications.notes");
  const [problem, setProblem] = useState<string>();
  const ids = { id };
  const { data, mutate } = useSWR(
    buildUrl(listApplicationNotes, { ids }),
    () => call(listApplicationNotes, { ids }),
    {
      revalidateOnFocus: false,
      onError: () => setProblem(t("failed")),
    },
  );

  /** Resolves to whether it was done. */
  async function change(work: () => Promise<unknown>): Promise<boolean> {
    setProblem(undefined);
    try {
      await work();
      await mutate();
      return true;
    } catch (failure) {
      setProblem(errorMessage(failure, t("failed")));
      return false;
    }
  }
  return {
    notes: data?.data ?? [],
    problem,
    add: (content: string) => change(() => call(createApplicationNote, { ids, body: { content } })),
    remove: (noteId: number) => change(() => call(deleteApplicationNote, { ids: { id, noteId } })),
  };
}
