import { useLocale, useTranslations } from "next-intl";
import { joinFacts } from "@/components/ui/join-facts";
import { useFormatDate } from "@/components/ui/use-format-date";
import type { Application } from "@/lib/applications/schemas";
import type { Role } from "@/lib/core/auth/viewer";
import { localizedPath } from "@/lib/core/i18n/localized-paths";
import type { Event } from "@/lib/events/schemas";
import type { UserSummary } from "@/lib/friends/schemas";
import type { Group } from "@/lib/groups/schemas";
import type { Job } from "@/lib/jobs/schemas";
import { type EventArea, eventPath, groupPath, postPath, profilePath } from "@/lib/routes";
import type { SearchResult } from "@/lib/search/contract";
import { type ResultCount, toCount } from "@/lib/search/counts";
import { type SearchSection, searchHref, searchSections } from "@/lib/search/sections";
import { applicationHref, jobHref } from "./result-links";
import { describeEvent } from "./result-texts";
import type { Filters, SearchResults } from "./use-search";

/** Leaves room for the other sections; without these all posts of the response are displayed. */
const maxPosts = 3;

export type Option = {
  href: string;
  image: { id: number | string; name: string; src: string | null };
  title: string;
  /** May be long: the part around the matched words is displayed. */
  text: string | null;
  details: string | null;
};

export type Section = ResultCount & { name: SearchSection; options: Option[]; allHref: string };

/** The sections with results, in the role's order. The filters are those of posts, so with a filter there are only posts. */
export function useSearchSections(
  role: Role,
  { q, filters, results }: { q: string; filters: Filters; results: SearchResults },
): Section[] {
  const t = useTranslations("search");
  const locale = useLocale();
  const formatDate = useFormatDate();
  const { posts, people, groups, events, jobs, applications } = results;
  const toPost = (post: SearchResult): Option => ({
    href: localizedPath(locale, postPath(post.id)),
    image: { id: post.user.id, name: post.author.name, src: post.user.profile.avatar_url },
    title: post.author.name,
    text: post.content,
    details: t("likes", { count: post.likes_count }),
  });
  const toEvent = (event: Event): Option => ({
    href: eventPath(role as EventArea, event.id),
    image: { id: `event-${event.id}`, name: event.title, src: null },
    title: event.title,
    text: event.description,
    details: describeEvent(event, formatDate),
  });
  const isAlone = ![people, groups, events, jobs, applications].some((list) => list && list.total > 0);
  const displayedPosts = posts?.posts.slice(0, isAlone ? undefined : maxPosts);
  const options: Record<SearchSection, Option[] | undefined> = {
    posts: displayedPosts?.map(toPost),
    people: people?.data.map((user) => toUserOption(role, user)),
    groups: groups?.data.map(toGroupOption),
    events: events?.data.map(toEvent),
    jobs: jobs?.data.map((job) => toJobOption(job, jobHref(role, job.id, q, locale))),
    applications: applications?.data.map(toApplicationOption),
  };
  return searchSections[role].flatMap((name) => {
    const allHref = searchHref(role, name, { q, ...filters });
    const section = { name, ...toCount(name, results[name]), options: options[name] ?? [], allHref };
    return section.options.length > 0 ? [section] : [];
  });
}

function toUserOption(role: Role, user: UserSummary): Option {
  return {
    href: profilePath(role, user.id),
    image: { id: user.id, name: user.name, src: user.avatar_url },
    title: user.name,
    text: user.headline,
    details: joinFacts([`@${user.username}`, user.location]),
  };
}

function toGroupOption({ id, name, avatar_url, description }: Group): Option {
  const image = { id: `group-${id}`, name, src: avatar_url };
  return { href: groupPath(id), image, title: name, text: description, details: null };
}

function toJobOption(job: Job, href: string): Option {
  return {
    href,
    image: { id: `company-${job.company.id}`, name: job.company_name, src: job.company.logo_url },
    title: job.title,
    text: job.description,
    details: joinFacts([job.company_name, job.location]),
  };
}

function toApplicationOption({ id, student, job_posting }: Application): Option {
  return {
    href: applicationHref(id),
    image: { id: student.id, name: student.name, src: student.avatar_url },
    title: student.name,
    text: job_posting.title,
    details: null,
  };
}
