import { useTranslations } from "next-intl";
import { ChevronRight } from "@/components/ui/icons";
import { type ErrorCode, errorStatus } from "@/lib/core/errors/app-error";

const examples = { wait: "30 s", request: "…", megabytes: "…", types: "JPEG, PNG, …", max: 3 };

export function ErrorList({ codes }: { codes: readonly ErrorCode[] }) {
  const t = useTranslations("api.errors");
  const tErrors = useTranslations("errors");
  const sorted = [...codes].sort((a, b) => errorStatus[a] - errorStatus[b]);
  return (
    <details className="group text-sm">
      <summary className="flex min-h-11 w-fit list-none items-center gap-1 font-semibold text-muted md:min-h-8">
        <ChevronRight className="size-4 transition-transform group-open:rotate-90" />
        {t("title", { count: codes.length })}
      </summary>
      <dl className="divide-y divide-line border-line border-y">
        {sorted.map((code) => (
          <div
            key={code}
            className="grid grid-cols-[2.5rem_1fr] gap-x-2 py-2 md:grid-cols-[2.5rem_14rem_1fr]"
          >
            <dt className="contents">
              <span className="text-muted tabular-nums">{errorStatus[code]}</span>
              <code translate="no" className="break-all font-mono text-xs leading-5">
                {code}
              </code>
            </dt>
            <dd className="text-muted max-md:col-start-2">{tErrors(code, examples)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
