import { expect, test } from "vitest";
import * as z from "zod/mini";
import { updateApplications } from "@/lib/applications/review-contract";
import { setCommentStatuses } from "@/lib/moderation/comment-status-contract";
import { setPostStatuses } from "@/lib/moderation/post-status-contract";
import { setUserStatuses } from "@/lib/users/status-contract";

const cases = [
  [setUserStatuses, { status: "active" }, "expected_statuses", "inactive"],
  [updateApplications, { status: "rejected" }, "expected_statuses", "pending"],
  [setPostStatuses, { status: "published" }, "edited_at", null],
  [setCommentStatuses, { status: "published" }, "edited_at", null],
] as const;

test.each(cases)("$0.path takes a value for each of its ids, or for none", ({ body }, fields, name, read) => {
  const errorsOf = (values?: unknown[]) =>
    z.safeParse(body as z.core.$ZodType, { ids: [1, 2], ...fields, [name]: values }).error?.issues;
  expect(errorsOf()).toBeUndefined();
  expect(errorsOf([read, read])).toBeUndefined();
  for (const values of [[], [read], [read, read, read]])
    expect(errorsOf(values)).toMatchObject([{ path: [name], message: "invalid" }]);
});
