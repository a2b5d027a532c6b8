import { writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { createDataDir } from "@/e2e/support/data-dir";
import { readMultipart } from "./multipart";

const folder = createDataDir();

test("a full disk is not an error of the client", async () => {
  writeFileSync(path.join(folder, "uploads"), "no folder");
  const data = new FormData();
  data.append("images[0]", new File(["x"], "a.png"));
  const request = new Request("http://preau.example/", { method: "POST", body: data });
  const reading = readMultipart(request, { files: { images: { max: 1, maxBytes: 10 } } });
  await expect(reading).rejects.toMatchObject({ code: expect.stringMatching(/^(EEXIST|ENOTDIR)$/) });
});
