import { expect, test } from "vitest";
import { renderText } from "@/e2e/support/render-text";
import messages from "@/messages/en/companies.json";
import { JoinCompany } from "./join-company";

type Props = Parameters<typeof JoinCompany>[0];
type Account = Exclude<Props["invitation"], "unchecked" | null>["account"];

const { join } = messages;
const visitor = { kind: "visitor" } as const;

function render(account: Account, invitee: Props["invitee"]): string {
  const invitation = { company: "Atelier", email: "a@example.org", role: "recruiter", account } as const;
  return renderText("en", <JoinCompany {...{ token: "a", invitation, invitee, home: null }} />);
}

test.each([visitor, { kind: "otherRole" } as const])(
  "an address of an account that cannot join needs another invitation: $kind",
  (invitee) => {
    const text = render("other", invitee);
    expect(text).toContain("Ask Atelier for an invitation to another address");
    expect(text).not.toContain("open the link again");
    expect(text).not.toContain("you will come back here");
  },
);

test("a visitor signs in to the company account that has the address, and others join at once", () => {
  expect(render("company", visitor)).toContain("you will come back here");
  for (const account of ["other", "company", null] as const)
    expect(render(account, { kind: "free", name: "Rosa" })).toContain(join.join);
});
