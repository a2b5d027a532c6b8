import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { RichText } from "./rich-text";

test.each([
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  "</div><svg onload=alert(1)>",
  "&lt;b&gt; <b>gras</b>",
  "[x](javascript:alert(1))",
  "{{constructor.constructor('alert(1)')()}}",
])("%j stays text", (text) => {
  const html = renderToStaticMarkup(<RichText text={text} />);
  const plain = html.replace(/^<div[^>]*>|<\/div>$/g, "");
  expect(plain).not.toMatch(/[<>]/);
  expect(
    plain.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&#x27;", "'").replaceAll("&amp;", "&"),
  ).toBe(text);
});

test("links a URL with rel nofollow and ugc", () => {
  const html = renderToStaticMarkup(<RichText text={"un\nhttps://exemple.fr/?a=1&b=2 deux"} />);
  expect(html).toContain('href="https://exemple.fr/?a=1&amp;b=2"');
  expect(html).toContain('rel="nofollow ugc noopener"');
  expect(html).toContain("un\n");
});
