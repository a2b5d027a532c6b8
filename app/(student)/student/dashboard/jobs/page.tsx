import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import * as z from "zod/mini";
import { Board } from "@/components/jobs/board";
import { JobNav } from "@/components/jobs/job-nav";
import { Columns } from "@/components/shell/columns";
import { AppError } from "@/lib/api/errors";
import { pathId } from "@/lib/api/ids";
import { pageViewer } from "@/lib/auth/page-viewer";
import type { Viewer } from "@/lib/auth/viewer";
import { boardPath, readBoard } from "@/lib/jobs/board-address";
import { boardQuery } from "@/lib/jobs/contract";
import { getJob, listJobs } from "@/lib/jobs/queries";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("jobs"))("title") };
}

export default async function JobsPage({ searchParams }: Props) {
  const viewer = await pageViewer(["student"], boardPath);
  const said = Object.entries(await searchParams).map(([name, value]) => [name, String(value)]);
  const params = new URLSearchParams(said);
  const words = readBoard(params);
  const [t, page, opened] = await Promise.all([
    getTranslations("jobs.board"),
    listJobs(viewer, z.parse(boardQuery, words)),
    openedJob(viewer, params.get("job")),
  ]);
  return (
    <Columns wide>
      <div className="grid gap-5">
        <h1 className="text-2xl">{t("heading")}</h1>
        <JobNav />
        <Board first={{ words, page }} opened={opened} />
      </div>
    </Columns>
  );
}

/** The offer that the address names; one that is gone is no reason to show no board. */
async function openedJob(viewer: Viewer, id: string | null) {
  if (id === null) return null;
  try {
    return await getJob(viewer, pathId(id));
  } catch (error) {
    if (error instanceof AppError && error.code === "not_found") return null;
    throw error;
  }
}
