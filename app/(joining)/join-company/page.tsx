import { JoinCompany } from "@/components/companies/join-company";
import { pageTitle, secretUrl } from "@/components/shell/page-title";
import { findInvitation } from "@/lib/companies/member-queries";
import { findOwnCompany } from "@/lib/companies/queries";
import { areaPath } from "@/lib/core/auth/areas";
import { getViewer } from "@/lib/core/auth/page-viewer";
import type { Viewer } from "@/lib/core/auth/viewer";
import type { SearchProps } from "@/lib/core/http/search-params";

export const generateMetadata = pageTitle("companies.join.pageTitle", secretUrl);

export default async function JoinCompanyPage({ searchParams }: SearchProps) {
  const [viewer, { token }] = await Promise.all([getViewer(), searchParams]);
  const secret = typeof token === "string" ? token : "";
  const invitation = secret ? await findInvitation(viewer, secret) : null;
  const invitee = await readInvitee(viewer);
  return <JoinCompany token={secret} {...{ invitation, invitee }} home={areaPath(viewer.role)} />;
}

async function readInvitee(viewer: Viewer) {
  if (viewer.role === "visitor") return { kind: "visitor" as const };
  if (viewer.role !== "company") return { kind: "otherRole" as const };
  const company = await findOwnCompany(viewer);
  return { kind: company ? ("taken" as const) : ("free" as const), name: viewer.name };
}
