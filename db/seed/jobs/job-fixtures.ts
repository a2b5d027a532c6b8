import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import {
  type Category,
  categories,
  type JobType,
  jobTypes,
  type Remote,
  remotes,
  type SalaryPeriod,
  type StudyLevel,
  salaryPeriods,
  studyLevels,
} from "@/db/enums";
import type { Locale } from "@/lib/core/i18n/locales";

const statuses = ["closed", "draft"] as const;

export type JobFixture = {
  /** The company's key. */
  by: string;
  locale: Locale;
  type: JobType;
  category: Category | null;
  remote: Remote | null;
  level: StudyLevel | null;
  status: "active" | (typeof statuses)[number];
  daysAgo: number;
  /** The last day to apply, in days from now. */
  deadlineIn: number;
  startIn: number | null;
  months: number | null;
  salary: { min: number; max: number; period: SalaryPeriod } | null;
  location: string;
  title: string;
  description: string;
  requirements: string;
};

const folder = path.join(path.dirname(fileURLToPath(import.meta.url)), "fixtures");

/** Every job of the demo school, from one file per company. */
export async function readJobs(): Promise<JobFixture[]> {
  const names = (await readdir(folder)).sort();
  const texts = await Promise.all(names.map((name) => readFile(path.join(folder, name), "utf8")));
  return texts.flatMap((text, index) => parseJobs(text, path.basename(String(names[index]), ".txt")));
}

/**
 * Parses a company's file. `== words… | place` begins a job, the next line is its title, the text up to `>>` its
 * description and the rest its requirements. Throws on a job without one of these.
 */
export function parseJobs(text: string, by: string): JobFixture[] {
  const [before = "", ...parts] = text.split(/^== /m);
  if (before.trim()) throw new Error(`Nothing stands before this: ${before}`);
  return parts.map((part) => parseJob(part, by));
}

function parseJob(part: string, by: string): JobFixture {
  const [head = "", title = "", ...lines] = part.trim().split("\n");
  const [words = "", location] = head.split(" | ");
  const [description, requirements] = lines.join("\n").split(/^>>$/m);
  if (!location || !description?.trim() || !requirements?.trim())
    throw new Error(`A posting of ${by} says too little: ${head}`);
  return {
    by,
    ...readWords(words.split(" "), head),
    location,
    title,
    description: description.trim(),
    requirements: requirements.trim(),
  };
}

/** Parses the words of a head, which may be in any order: `internship fr design hybrid bac3 d9 +21 start55 4m 650-800/month`. */
function readWords(words: string[], head: string) {
  const findIn = <T extends string>(list: readonly T[]) => list.find((item) => words.includes(item)) ?? null;
  const figure = (pattern: RegExp) => {
    const [, digits] = words.map((word) => pattern.exec(word)).find((match) => match) ?? [];
    return digits === undefined ? null : Number(digits);
  };
  const [daysAgo, deadlineIn, type, locale] = [
    figure(/^d(\d+)$/),
    figure(/^([+-]\d+)$/),
    findIn(jobTypes),
    findIn(["fr", "en"]),
  ];
  if (daysAgo === null || deadlineIn === null || !type || !locale)
    throw new Error(`A posting says too little: ${head}`);
  return {
    type,
    locale,
    daysAgo,
    deadlineIn,
    category: findIn(categories),
    remote: findIn(remotes),
    level: findIn(studyLevels),
    status: findIn(statuses) ?? ("active" as const),
    startIn: figure(/^start(\d+)$/),
    months: figure(/^(\d+)m$/),
    salary: readSalary(words),
  };
}

function readSalary(words: string[]): JobFixture["salary"] {
  const [, min, max, period] =
    words.map((word) => /^(\d+)-(\d+)\/(hour|month|year)$/.exec(word)).find((match) => match) ?? [];
  const salaryPeriod = salaryPeriods.find((candidate) => candidate === period);
  return salaryPeriod ? { min: Number(min), max: Number(max), period: salaryPeriod } : null;
}
