import { expect, test } from "vitest";
import type { Announcement } from "@/lib/announcements/schemas";
import { renderText } from "../../e2e/support/render-text";
import { useFormatReadShare } from "./use-format-read-share";

function ReadShare() {
  return useFormatReadShare()({ read_count: 1234, recipients_count: 2468 } as Announcement);
}

test("groups the digits of the number of readers", () => {
  expect(renderText("fr", <ReadShare />)).toBe("1\u202f234 (50\u00a0%)");
  expect(renderText("en", <ReadShare />)).toBe("1,234 (50%)");
});
