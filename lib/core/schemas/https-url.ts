import * as z from "zod/mini";
import { text } from "./fields";

/** An https URL; the scheme may be left out. The limit applies to the text and to the URL that is stored. */
export function httpsUrl(max: number) {
  return z.pipe(
    text(max).check(
      z.overwrite((input) =>
        /^[a-z][a-z\d+.-]*:/i.test(input.trim()) ? input.trim() : `https://${input.trim()}`,
      ),
      z.refine(isSafeUrl, "website_invalid"),
    ),
    // Percent-encoding makes a URL longer: a form that sends back what it has read would be rejected.
    z.pipe(
      z.transform((input: string) => new URL(input).href),
      z.string().check(z.maxLength(max, "too_long")),
    ),
  );
}

/** Credentials in a URL only serve to deceive. */
function isSafeUrl(input: string): boolean {
  if (!URL.canParse(input)) return false;
  const url = new URL(input);
  return url.protocol === "https:" && !url.username && !url.password && /\.[^.]{2,}$/.test(url.hostname);
}
