import { expect, test } from "vitest";
import type { Role } from "@/db/enums";
import { buildUrl } from "@/lib/core/api/client";
import { type LimitName, limits } from "@/lib/core/api/rate-limits";
import { endpointEntries } from "@/lib/endpoints";
import { tokenClient } from "../../support/api";
import { sql } from "../../support/database";
import { admin, company, student } from "../../support/users";

/** The table of docs/contract.md#rate-limits: the points of an account, and the calls that take one point each. */
const rows: [limit: LimitName, points: number, calls: string][] = [
  [
    "profiles",
    120,
    `removeCover removePhoto updateAbout updateAudiences updateCover updateEducation updateExperiences updateInterests
    updateLanguages updateLinks updatePhoto updateProfileHeader updateSkills updateStudies`,
  ],
  ["verificationEmails", 5, "sendVerification"],
  [
    "passwordChecks",
    10,
    `addPasskey changeEmail changePassword confirmTwoFactor deleteAuthenticatorApp deletePasskey disableTwoFactor
    renewRecoveryCodes startPasskey startTwoFactor`,
  ],
  ["passkeyChallenges", 30, "getPasskeyOptions"],
  ["accountDeletion", 5, "deleteOwnAccount"],
  ["posts", 10, "createPost"],
  ["comments", 20, "createComment"],
  ["edits", 60, "updateComment updatePost"],
  ["unlikes", 60, "unlikePost"],
  ["votes", 60, "votePoll"],
  ["contact", 5, "sendContactMessage"],
  ["reports", 20, "reportComment reportEvent reportGroup reportJob reportMessage reportPost reportProfile"],
  ["jobs", 60, "createJob"],
  ["invitations", 20, "createGroupInvitationLink inviteMember updateMember"],
  ["applications", 30, "createApplication"],
  ["notes", 20, "createApplicationNote"],
  ["messageTemplates", 60, "createMessageTemplate"],
  ["documentExports", 20, "exportDocuments"],
  ["friendRequests", 30, "sendFriendRequest"],
  ["blocks", 60, "blockUser muteUser"],
  ["groupMembers", 200, "addGroupMember changeGroupRole inviteToGroup joinGroup joinGroupByLink"],
  ["eventAnswers", 120, "answerEvent withdrawEventAnswer"],
  ["eventSubscriptions", 20, "renewEventSubscription"],
  ["conversations", 60, "addConversationMembers createGroupConversation startConversation"],
  ["messages", 20, "editMessage renameConversation sendMessage"],
  ["typing", 30, "sendTyping"],
  ["reactions", 60, "addReaction removeReaction"],
  ["attachments", 300, "uploadAttachment"],
];

const create: Record<Role, typeof student> = { student, company, admin };

test.each(
  rows.flatMap(([limit, points, calls]) => calls.split(/\s+/).map((call) => ({ limit, points, call }))),
)("$call is rejected once $points points are used up ($limit)", async ({ limit, points, call }) => {
  const endpoint = endpointEntries.find(({ name }) => name === call)?.endpoint;
  const role = endpoint?.access.find((candidate) => candidate !== "visitor");
  if (!endpoint || !role) throw new Error(`there is no endpoint ${call}`);
  const user = await create[role]();
  const client = await tokenClient(user);
  const row = { key: `${limit}:${user.id}`, points: points - 1, expire: new Date(Date.now() + 60_000) };
  await sql`insert into rate_limits ${sql(row)}`;
  const url = buildUrl(endpoint, { params: { id: 2_147_483_647 } });
  const request = () => client.fetch(url, { method: endpoint.method, body: endpoint.body && {} });
  expect((await request()).status).not.toBe(429);
  const rejected = await request();
  expect([rejected.status, (await rejected.json()).code]).toEqual([429, "too_many_requests"]);
});

test("the table contains all rate limits that the endpoints declare", () => {
  const declared = endpointEntries.flatMap(({ name, endpoint: { limit = [] } }) =>
    limit
      .filter((limitName) => limits[limitName].by === "account")
      .map((limitName) => `${limitName} ${name}`),
  );
  const listed = rows.flatMap(([limit, , calls]) => calls.split(/\s+/).map((call) => `${limit} ${call}`));
  expect(listed.sort()).toEqual(declared.sort());
});
