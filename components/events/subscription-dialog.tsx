import { useTranslations } from "next-intl";
import { ActionError } from "@/components/ui/action-error";
import { Button } from "@/components/ui/button";
import { buttonStyle } from "@/components/ui/button-style";
import { CopyField } from "@/components/ui/copy-field";
import { Dialog } from "@/components/ui/dialog";
import { LoadError } from "@/components/ui/load-error";
import { Spinner } from "@/components/ui/spinner";
import { useEndpoint } from "@/components/ui/use-endpoint";
import { lastFailed, useMutation } from "@/components/ui/use-mutation";
import {
  deleteEventSubscription,
  getEventSubscription,
  renewEventSubscription,
} from "@/lib/events/calendar-contract";

/** The secret URL of the viewer's calendar, to copy, renew and end. */
export function SubscriptionDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations("events");
  const { data, error, mutate } = useEndpoint(getEventSubscription, {}, { revalidateOnFocus: true });
  const onSuccess = () => mutate();
  const options = { toast: false, onSuccess };
  const renewal = useMutation(renewEventSubscription, { ...options, errorText: t("subscribeFailed") });
  const deletion = useMutation(deleteEventSubscription, { ...options, errorText: t("subscribeEndFailed") });
  const url = data?.data.url;
  return (
    <Dialog open onClose={onClose} title={t("subscribeTitle")}>
      <div className="grid gap-4">
        <p>{t("subscribeText")}</p>
        {error && <LoadError error={error} errorText={t("subscribeLoadFailed")} retry={onSuccess} />}
        {!data && !error && <Spinner />}
        {url && <SubscriptionUrl url={url} />}
        {data && (
          <div className="flex flex-wrap items-center gap-2">
            <Button variant={url ? "secondary" : "primary"} {...renewal.trigger({})}>
              {t(url ? "subscribeRenew" : "subscribeCreate")}
            </Button>
            {url && (
              <Button variant="quiet-danger" isBusy={deletion.isBusy} onClick={() => deletion.run({})}>
                {t("subscribeEnd")}
              </Button>
            )}
          </div>
        )}
        <ActionError {...lastFailed(renewal, deletion)} />
      </div>
    </Dialog>
  );
}

function SubscriptionUrl({ url }: { url: string }) {
  const t = useTranslations("events");
  return (
    <CopyField label={t("subscribeAddress")} hint={t("subscribeRenewHint")} value={url}>
      <a href={url.replace(/^https?:/, "webcal:")} className={buttonStyle("secondary", "medium")}>
        {t("subscribeOpen")}
      </a>
    </CopyField>
  );
}
