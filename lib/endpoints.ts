import * as analytics from "@/lib/analytics/contract";
import * as apply from "@/lib/applications/apply-contract";
import * as applications from "@/lib/applications/contract";
import * as applicationExport from "@/lib/applications/export-contract";
import * as notes from "@/lib/applications/notes-contract";
import * as review from "@/lib/applications/review-contract";
import * as applicationShapes from "@/lib/applications/schemas";
import * as templates from "@/lib/applications/templates-contract";
import * as withdraw from "@/lib/applications/withdraw-contract";
import * as companies from "@/lib/companies/contract";
import * as recruiters from "@/lib/companies/members-contract";
import * as companyShapes from "@/lib/companies/schemas";
import * as contact from "@/lib/contact/contract";
import * as realtime from "@/lib/core/realtime/contract";
import * as userShapes from "@/lib/core/schemas/user";
import * as documents from "@/lib/documents/contract";
import * as documentShapes from "@/lib/documents/schemas";
import * as mails from "@/lib/email/contract";
import * as mailShapes from "@/lib/email/schemas";
import * as jobs from "@/lib/jobs/contract";
import * as savedJobs from "@/lib/jobs/saved-jobs-contract";
import * as jobShapes from "@/lib/jobs/schemas";
import * as moderation from "@/lib/moderation/contract";
import * as notifications from "@/lib/notifications/contract";
import * as notificationShapes from "@/lib/notifications/schemas";
import * as comments from "@/lib/posts/comments-contract";
import * as posts from "@/lib/posts/contract";
import * as postShapes from "@/lib/posts/schemas";
import * as data from "@/lib/privacy/contract";
import * as search from "@/lib/search/contract";
import * as accounts from "@/lib/users/contract";
import * as settings from "@/lib/users/settings-contract";
import * as users from "@/lib/users/status-contract";
import * as links from "@/lib/users/tokens-contract";
import type { Endpoint } from "./core/api/endpoint";
import * as house from "./health/contract";

/** Every contract file, under the heading it stands below in the documentation. */
const contracts = {
  accounts,
  links,
  settings,
  users,
  data,
  posts,
  comments,
  search,
  jobs,
  savedJobs,
  moderation,
  realtime,
  analytics,
  companies,
  recruiters,
  contact,
  mails,
  notifications,
  applications: { ...apply, ...applications, ...review, ...withdraw, ...applicationExport },
  applicationNotes: { ...notes, ...templates },
  documents,
  house,
};

export type Heading = keyof typeof contracts;

/** An endpoint under the name it is exported by, which is its operation id. */
export type EndpointEntry = { name: string; heading: Heading; endpoint: Endpoint };

export const endpointEntries: readonly EndpointEntry[] = Object.entries(contracts).flatMap(
  ([heading, contract]) =>
    Object.entries(contract)
      .flatMap(([name, value]) =>
        isEndpoint(value) ? [{ name, heading: heading as Heading, endpoint: value }] : [],
      )
      .sort((one, other) => sortKey(one).localeCompare(sortKey(other))),
);

/** The files whose shapes have a name of their own in the documentation. */
export const shapes: readonly Record<string, unknown>[] = [
  userShapes,
  postShapes,
  companyShapes,
  jobShapes,
  applicationShapes,
  documentShapes,
  mailShapes,
  notificationShapes,
];

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === "object" && value !== null && "access" in value && "path" in value;
}

// A module's exports come in no order of their own: by address, then as one would read, write and delete.
function sortKey({ endpoint: { path, method } }: EndpointEntry): string {
  return `${path} ${["GET", "POST", "PUT", "DELETE"].indexOf(method)}`;
}
