import { expect, test } from "vitest";
import { foldEmail } from "@/lib/core/text/fold-email";
import { sql } from "../../support/database";

test.each(["ADA@Exemple.FR", "İpek@exemple.tr", "ΟΔΥΣΣΕΥΣ@exemple.gr", "ΣΟΦΙΑΣ@ΣΧΟΛΗΣ.gr"])(
  "%s has the same lower-case letters in the database and in JavaScript",
  async (email) => {
    const [row] = await sql`select lower(${email}) as folded`;
    expect(foldEmail(email)).toBe(row?.folded);
  },
);

test("every letter that the database folds has the same lower-case letter in the database and in JavaScript", async () => {
  const rows = await sql<
    { letter: string; folded: string }[]
  >`select chr(n) as letter, lower(chr(n)) as folded
    from generate_series(1, ${0xd7ff}::int) n where lower(chr(n)) <> chr(n)`;
  expect(rows.filter(({ letter, folded }) => foldEmail(letter) !== folded)).toEqual([]);
});
