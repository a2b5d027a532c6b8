import { useTranslations } from "next-intl";
import { useRef } from "react";
import { DialogButton } from "@/components/ui/dialog-button";
import { KeyRound } from "@/components/ui/icons";
import { RelativeTime } from "@/components/ui/relative-time";
import { useFormatDate } from "@/components/ui/use-format-date";
import { deletePasskey } from "@/lib/two-factor/passkeys-contract";
import { maxPasskeys, type Passkey } from "@/lib/two-factor/schemas";
import { AddPasskey } from "./add-passkey";
import type { SecondFactorProps } from "./authenticator-app";
import { usePasskeySupport } from "./passkey-prompts";
import { ProofButton } from "./proof-button";
import { RenamePasskey } from "./rename-passkey";
import { useFocusAfterRemoval } from "./use-focus-after-removal";

export function Passkeys({ state, hasPassword, onAdded, onChanged }: SecondFactorProps) {
  const t = useTranslations("two-factor.passkeys");
  const isSupported = usePasskeySupport();
  const { passkeys } = state;
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusAfterRemoval(heading, passkeys.length);
  if (!isSupported && passkeys.length === 0) return null;
  return (
    <div className="grid gap-3 border-line border-t pt-4">
      <div>
        <h3 ref={heading} tabIndex={-1} className="outline-none">
          {t("title")}
        </h3>
        <p className="mt-1 text-muted text-sm">{t("text")}</p>
      </div>
      {passkeys.length > 0 && (
        <ul aria-label={t("title")}>
          {passkeys.map((passkey) => (
            <PasskeyItem key={passkey.id} {...{ passkey, state, hasPassword, onChanged }} />
          ))}
        </ul>
      )}
      {isSupported && passkeys.length < maxPasskeys && <AddPasskey {...{ state, hasPassword, onAdded }} />}
      {passkeys.length >= maxPasskeys && <p className="text-muted text-sm">{t("full")}</p>}
    </div>
  );
}

type ItemProps = Omit<SecondFactorProps, "onAdded"> & { passkey: Passkey };

function PasskeyItem({ passkey, state, hasPassword, onChanged }: ItemProps) {
  const t = useTranslations("two-factor.passkeys");
  const formatDate = useFormatDate();
  const { id, name, created_at, last_used_at } = passkey;
  const isLast = state.app_enabled_at === null && state.passkeys.length === 1;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-t py-3 first:border-0">
      <KeyRound className="shrink-0 text-muted" />
      <div className="min-w-40 flex-1">
        <p className="wrap-anywhere font-semibold">{name}</p>
        <p className="text-muted text-sm">
          {t("created", { date: formatDate(created_at, { dateStyle: "long" }) })}{" "}
          {last_used_at ? (
            <>
              {t("used")} <RelativeTime date={last_used_at} kind="chat" />
            </>
          ) : (
            t("unused")
          )}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <DialogButton
          variant="secondary"
          size="small"
          aria-label={t("renameOne", { name })}
          dialog={(onClose) => <RenamePasskey passkey={passkey} onRenamed={onChanged} onClose={onClose} />}
        >
          {t("rename")}
        </DialogButton>
        <ProofButton
          button={{ variant: "quiet-danger", size: "small", "aria-label": t("deleteOne", { name }) }}
          endpoint={deletePasskey}
          params={{ id }}
          title={t("deleteTitle", { name })}
          text={t(isLast ? "deleteLastText" : "deleteText")}
          confirm={t("delete")}
          errorText={t("deleteFailed")}
          successText={t("deleted")}
          danger
          {...{ state, hasPassword }}
          refresh={onChanged}
        />
      </div>
    </li>
  );
}
