import { earlyClicksScript } from "@/components/ui/early-clicks-script";

const tag = /<([a-z][\w-]*)((?:\s+[^\s"'<>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?)*)\s*\/?>/gi;
const attribute = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;

export type Tag = { name: string; attributes: Record<string, string> };

/** The tags of a page with their attributes, as a browser would find them. */
export function tagsOf(html: string): Tag[] {
  return [...html.matchAll(tag)].map(([, name = "", inside = ""]) => ({
    name: name.toLowerCase(),
    attributes: Object.fromEntries(
      [...inside.matchAll(attribute)].map(([, key = "", ...values]) => [
        key.toLowerCase(),
        decode(values.find((value) => value !== undefined) ?? ""),
      ]),
    ),
  }));
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'", "#39": "'" };

function decode(value: string): string {
  return value.replace(/&(\w+|#x?\w+);/g, (whole, name) => entities[name] ?? whole);
}

/** Markup that would make a browser run code: event handlers, URLs with a script, scripts of others. */
export function findExecutableMarkup(html: string): string[] {
  const others = html.replace(`<script>${earlyClicksScript}</script>`, "");
  return tagsOf(others).flatMap(({ name, attributes }) => {
    const handlers = Object.keys(attributes).filter((key) => key.startsWith("on"));
    const programs = ["href", "src", "action", "formaction", "data", "srcdoc"].filter((key) =>
      /^[\s\p{Cc}]*(javascript|vbscript|data:text)/iu.test(attributes[key] ?? ""),
    );
    const isForeign = name === "script" && !(attributes.nonce || attributes.src?.startsWith("/_next/"));
    const isDangerous = ["iframe", "object", "embed", "base"].includes(name) || "srcdoc" in attributes;
    const causes = [...handlers, ...programs, ...(isForeign || isDangerous ? ["itself"] : [])];
    return causes.map((cause) => `<${name}> ${cause}`);
  });
}
