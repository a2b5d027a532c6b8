import type { Application } from "../application";
import { visitor } from "../load";
import type { Pair } from "../rates";
import type { Readers } from "./reads";

/** Beside empty responses of the same build (docs/performance.md#goals). */
export function jobPairs({ origin }: Application, { students, recruiters }: Readers): Pair[] {
  const pair = (path: string, readers: Readers["students"]): Pair => {
    const headers = readers.map(({ bearer }) => bearer);
    return {
      what: `GET ${path}, signed in`,
      target: { url: origin + path, headers },
      baseline: { url: `${origin}/bench/route`, headers },
      against: "empty route handler",
    };
  };
  return [
    pair("/api/job-postings", students),
    pair("/api/applications", recruiters),
    pair("/api/recruitment-analytics", recruiters),
    {
      what: "/offre",
      target: { url: `${origin}/offre`, headers: [visitor] },
      baseline: { url: `${origin}/bench/static`, headers: [visitor] },
      against: "empty static page",
      goal: 0.8,
    },
  ];
}
