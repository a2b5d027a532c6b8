import { expect, test } from "vitest";
import { companyPaths } from "@/lib/routes";
import messages from "@/messages/en/companies.json" with { type: "json" };
import { browserClient } from "../../support/api";
import { insertColleague, userWithoutCompany } from "../../support/companies";
import { company } from "../../support/users";

const pages = ["home", "createJob", "jobs", "applications", "analytics", "company", "members"] as const;

test.each(pages)(
  "the page %s says to an account without a company, and not to members of one, that it has none",
  async (page) => {
    const readPage = async (user: Parameters<typeof browserClient>[0]) =>
      (await (await browserClient(user)).fetch(companyPaths[page])).text();
    expect(await readPage(await userWithoutCompany())).toContain(messages.none.title);
    const owner = await company();
    for (const member of [owner, await insertColleague(owner, "read_only")])
      expect(await readPage(member)).not.toContain(messages.none.title);
  },
);
