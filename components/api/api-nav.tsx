import { useTranslations } from "next-intl";
import type { EndpointEntry, Heading } from "@/lib/endpoints";
import { Method } from "./method";

export function ApiNav({ groups }: { groups: [Heading, EndpointEntry[]][] }) {
  const t = useTranslations("api");
  return (
    <nav
      aria-label={t("contents")}
      className="text-sm max-lg:flex max-lg:flex-wrap max-lg:items-center max-lg:gap-x-5 lg:sticky lg:top-4 lg:max-h-[calc(100dvh-2rem)] lg:overflow-y-auto lg:pr-2"
    >
      <a
        href="/api/openapi.json"
        className="block py-1 font-mono text-accent text-xs underline underline-offset-2"
      >
        {t("document")}
      </a>
      {groups.map(([heading, entries]) => (
        <section key={heading} className="lg:mt-4">
          <h2 className="text-sm lg:text-muted">
            <a href={`#${heading}`} className="inline-flex min-h-11 items-center lg:min-h-0">
              {t(`headings.${heading}.title`)}
            </a>
          </h2>
          <ul translate="no" className="mt-1 max-lg:hidden">
            {entries.map(({ name, endpoint }) => (
              <li key={name}>
                <a
                  href={`#${name}`}
                  className="flex min-h-11 items-center gap-2 rounded-control px-2 font-mono text-xs transition-colors hover:bg-wash lg:min-h-8"
                >
                  <Method>{endpoint.method}</Method>
                  <span className="min-w-0 break-all">{endpoint.path.replace("/api", "")}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
