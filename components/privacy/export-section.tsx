import { useTranslations } from "next-intl";
import { SettingsSection } from "@/components/settings/settings-section";
import { ActionError } from "@/components/ui/action-error";
import { Badge, type Tone } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { buttonStyle } from "@/components/ui/button-style";
import { Download } from "@/components/ui/icons";
import { RelativeTime } from "@/components/ui/relative-time";
import { useEndpoint } from "@/components/ui/use-endpoint";
import { useFormatDate } from "@/components/ui/use-format-date";
import { useFormatSize } from "@/components/ui/use-format-size";
import { useMutation } from "@/components/ui/use-mutation";
import { useWasTrue } from "@/components/ui/use-was-true";
import { type DataExport, listDataExports, requestDataExport } from "@/lib/privacy/contract";

const tones: Record<DataExport["status"], Tone> = {
  pending: "info",
  ready: "success",
  failed: "danger",
  expired: "neutral",
};

export function ExportSection({ initialData }: { initialData: DataExport[] }) {
  const t = useTranslations("privacy.export");
  const { exports, request } = useDataExports(initialData);
  const isPending = exports.some(({ status }) => status === "pending");
  const wasPending = useWasTrue(isPending);
  const newest = exports[0]?.status;
  return (
    <SettingsSection id="export" title={t("title")} text={t("text")}>
      <div className="grid justify-items-start gap-2">
        <Button variant="secondary" {...request.trigger({})} disabled={isPending}>
          {t("request")}
        </Button>
        <ActionError error={request.error} retry={request.retry} />
        <p role="status" className="text-muted text-sm empty:sr-only">
          {isPending && t("pending")}
          {wasPending && (newest === "ready" || newest === "failed") && t(`done.${newest}`)}
        </p>
      </div>
      {exports.length > 0 && (
        <ul aria-labelledby="export">
          {exports.map((archive) => (
            <Archive key={archive.created_at} archive={archive} />
          ))}
        </ul>
      )}
    </SettingsSection>
  );
}

function Archive({ archive }: { archive: DataExport }) {
  const t = useTranslations("privacy.export");
  const { status, url, size, created_at, expires_at } = archive;
  const formatSize = useFormatSize();
  const formatDate = useFormatDate();
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-line border-t py-3">
      <Badge tone={tones[status]}>{t(`statuses.${status}`)}</Badge>
      <span className="text-muted text-sm">
        <RelativeTime date={created_at} kind="admin" />
      </span>
      {url && (
        <>
          {expires_at && (
            <span className="text-muted text-sm">
              {t("until", { date: formatDate(expires_at, { dateStyle: "long" }) })}
            </span>
          )}
          <a href={url} className={buttonStyle("secondary", "small", "md:ml-auto")}>
            <Download />
            {t("download", { size: formatSize(size ?? 0) })}
          </a>
        </>
      )}
    </li>
  );
}

const pollingMs = 3000;

/** Polls while an archive is being built. */
function useDataExports(initialData: DataExport[]) {
  const t = useTranslations("privacy.export");
  const { data, change } = useEndpoint(
    listDataExports,
    {},
    {
      fallbackData: { data: initialData },
      refreshInterval: (now) => (now?.data.some(({ status }) => status === "pending") ? pollingMs : 0),
    },
  );
  const request = useMutation(requestDataExport, {
    errorText: t("failed"),
    toast: false,
    onSuccess: (response) => change(() => response),
  });
  return { exports: data?.data ?? initialData, request };
}
