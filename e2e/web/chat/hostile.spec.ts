import { expectAccessible, expectNoSidewaysScroll } from "../../support/accessibility";
import { expect, signInAs, test, viewports } from "../../support/browser";
import { insertConversation, insertMessage } from "../../support/chat";
import { sql } from "../../support/database";
import { student } from "../../support/users";

const contents = [
  "😀".repeat(5000),
  "\u202egnp.exe \u2066retourné",
  Array.from({ length: 300 }, (_, line) => `Ligne ${line}`).join("\n"),
  "<img src=x onerror=alert(1)><script>alert(1)</script><style>*{display:none}</style>",
  "javascript:alert(1) data:text/html,<b>x https://user:pass@example.org https://example.org/<b>",
  "x".repeat(5000),
];

for (const device of ["phone", "desktop"] as const)
  test(`hostile messages are shown as text without breaking the layout, on a ${device}`, async ({
    context,
    page,
  }) => {
    const [ines, marc] = [await student(), await student({ name: `Marc ${"z\u200dz".repeat(12)}` })];
    const id = await insertConversation(ines, marc);
    for (const content of contents) await insertMessage(id, marc, content);
    const [row] = await sql`select max(id) as id from messages where conversation_id = ${id}`;
    await sql`insert into message_attachments (conversation_id, user_id, message_id, kind, name, path, size)
      values (${id}, ${marc.id}, ${row?.id}, 'file', ${`${"<b>très-long-nom-".repeat(7)}.pdf`},
        ${`attachments/00/00/${id.toString(16).padStart(28, "0")}.pdf`}, 1)`;
    page.on("dialog", () => expect("a dialog").toBe("never opened"));
    await page.setViewportSize(viewports[device]);
    await signInAs(context, ines, { locale: "en" });
    await page.goto(`/student/dashboard/chat?conversation=${id}`);
    const log = page.getByRole("article");
    await expect(log).toHaveCount(contents.length);
    await expect(log.locator("script, style, img[src='x'], b")).toHaveCount(0);
    await expect(log.getByText("<script>alert(1)</script>")).toHaveCount(1);
    const links = await log
      .locator("a[rel]")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    expect(links.filter((href) => href?.startsWith("http"))).toEqual(["https://example.org/"]);
    await expectNoSidewaysScroll(page);
    const box = await page.locator("textarea").boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(viewports[device].height);
    await expectAccessible(page);
  });
