import * as accounts from "@/lib/accounts/contract";
import * as links from "@/lib/accounts/link-contract";
import * as settings from "@/lib/accounts/settings-contract";
import * as users from "@/lib/accounts/status-contract";
import * as answers from "@/lib/applications/answers-contract";
import * as applications from "@/lib/applications/contract";
import * as applicationShapes from "@/lib/applications/shapes";
import * as companies from "@/lib/companies/contract";
import * as recruiters from "@/lib/companies/people-contract";
import * as companyShapes from "@/lib/companies/shapes";
import * as contact from "@/lib/contact/contract";
import * as data from "@/lib/data/contract";
import * as documents from "@/lib/documents/contract";
import * as documentShapes from "@/lib/documents/shapes";
import * as jobs from "@/lib/jobs/contract";
import * as savedJobs from "@/lib/jobs/saved-contract";
import * as jobShapes from "@/lib/jobs/shapes";
import * as mails from "@/lib/mails/contract";
import * as mailShapes from "@/lib/mails/shapes";
import * as moderation from "@/lib/moderation/contract";
import * as notifications from "@/lib/notifications/contract";
import * as notificationShapes from "@/lib/notifications/shapes";
import * as comments from "@/lib/posts/comments-contract";
import * as posts from "@/lib/posts/contract";
import * as postShapes from "@/lib/posts/shapes";
import * as realtime from "@/lib/realtime/contract";
import * as recruitment from "@/lib/recruitment/contract";
import * as search from "@/lib/search/contract";
import * as userShapes from "@/lib/users/contract";
import * as house from "./contract";
import type { Endpoint } from "./endpoint";

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
  recruitment,
  companies,
  recruiters,
  contact,
  mails,
  notifications,
  applications,
  answers,
  documents,
  house,
};

export type Heading = keyof typeof contracts;

/** An endpoint under the name it is exported by, which is its operation id. */
export type Declared = { name: string; heading: Heading; endpoint: Endpoint };

export const declared: readonly Declared[] = Object.entries(contracts).flatMap(([heading, contract]) =>
  Object.entries(contract)
    .flatMap(([name, value]) =>
      isEndpoint(value) ? [{ name, heading: heading as Heading, endpoint: value }] : [],
    )
    .sort((one, other) => placeOf(one).localeCompare(placeOf(other))),
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
function placeOf({ endpoint: { path, method } }: Declared): string {
  return `${path} ${["GET", "POST", "PUT", "DELETE"].indexOf(method)}`;
}
