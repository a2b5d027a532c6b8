import { expect, test } from "vitest";
import { limits } from "@/lib/core/api/rate-limits";
import { authPaths, studentPaths } from "@/lib/routes";
import { forgotPassword } from "@/lib/users/tokens-contract";
import usersEn from "@/messages/en/users.json" with { type: "json" };
import { type ApiClient, browserClient, visitorClient } from "../../support/api";
import { sql } from "../../support/database";
import { tagsOf } from "../../support/markup";
import { tokenOf, waitForEmail } from "../../support/outbox";
import { student } from "../../support/users";

const invented = "a".repeat(43);

/** Whether the page of a link shows its form or reports an invalid link. */
async function readLinkPage(
  path: string,
  token: string,
  from: ApiClient = visitorClient(),
): Promise<"form" | "ended"> {
  const html = await (await from.fetch(`${path}?token=${token}`)).text();
  const page = html.replace(/<script[\s\S]*?<\/script>/g, "");
  return page.includes(usersEn.linkEnded) ? "ended" : "form";
}

test("the page of a link shows whether it is valid, without using it up", async () => {
  const { id, email } = await student();
  await visitorClient().call(forgotPassword, { body: { email } });
  const secret = tokenOf(await waitForEmail(email, "reset_password"));
  for (let times = 0; times < 2; times++) expect(await readLinkPage("/reset-password", secret)).toBe("form");
  expect(await readLinkPage("/verify-email", secret), "for what it is not").toBe("ended");
  await sql`update user_tokens set expires_at = now() where user_id = ${id}`;
  expect(await readLinkPage("/reset-password", secret)).toBe("ended");
  expect(await readLinkPage("/reset-password", invented)).toBe("ended");
});

test("the pages of links redirect visitors to sign-in, and users to their area", async () => {
  const [visitor, signedIn] = [visitorClient(), await browserClient(await student())];
  const linksOf = async (from: ApiClient, path: string) =>
    tagsOf(await (await from.fetch(path)).text()).map(({ attributes }) => attributes.href);
  const withToken = ["/reset-password", "/verify-email", "/join-company"];
  for (const path of [
    "/forgot-password",
    ...withToken,
    ...withToken.map((tokenPath) => `${tokenPath}?token=x`),
  ]) {
    expect(await linksOf(visitor, path), path).toContain(authPaths.login);
    const links = await linksOf(signedIn, path);
    expect(links, path).toContain(studentPaths.feed);
    expect(links, path).not.toContain(authPaths.login);
  }
});

test("limits lookups of links per network", async () => {
  const from = visitorClient();
  const lookups = Array.from({ length: limits.tokenLookups.points }, () =>
    readLinkPage("/verify-email", invented, from),
  );
  expect(new Set(await Promise.all(lookups))).toEqual(new Set(["ended"]));
  expect(await readLinkPage("/verify-email", invented, from)).toBe("form");
  const neighbour = visitorClient({ ipAddress: from.ipAddress.replace(/[^:]+$/, "1") });
  expect(await readLinkPage("/verify-email", invented, neighbour)).toBe("form");
  expect(await readLinkPage("/verify-email", invented)).toBe("ended");
});
