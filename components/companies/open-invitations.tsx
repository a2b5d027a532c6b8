import { useTranslations } from "next-intl";
import { ActionError } from "@/components/ui/action-error";
import { Button } from "@/components/ui/button";
import { useFormatDate } from "@/components/ui/use-format-date";
import { useMutation } from "@/components/ui/use-mutation";
import { withdrawInvitation } from "@/lib/companies/members-contract";
import type { CompanyInvitation } from "@/lib/companies/schemas";

type Props = { invitations: CompanyInvitation[]; onChanged: () => void };

export function OpenInvitations({ invitations, onChanged }: Props) {
  const t = useTranslations("companies.invite");
  if (invitations.length === 0) return null;
  return (
    <section className="border-line border-t pt-5">
      <h2 className="text-base">{t("open")}</h2>
      <ul className="mt-2 grid gap-3">
        {invitations.map((invitation) => (
          <OpenInvitation key={invitation.id} invitation={invitation} onChanged={onChanged} />
        ))}
      </ul>
    </section>
  );
}

function OpenInvitation({ invitation, onChanged }: { invitation: CompanyInvitation; onChanged: () => void }) {
  const t = useTranslations("companies");
  const formatDate = useFormatDate();
  const { id, email, role, expires_at } = invitation;
  const { run, retry, isBusy, error } = useMutation(withdrawInvitation, {
    errorText: t("invite.failedWithdraw"),
    successText: t("invite.withdrawn"),
    refresh: onChanged,
  });
  const date = formatDate(new Date(expires_at), { day: "numeric", month: "long" });
  return (
    <li className="grid gap-1 text-sm">
      <span className="[overflow-wrap:anywhere]">{email}</span>
      <span className="text-muted">
        {t(`roles.${role}`)}, {t("invite.until", { date })}
      </span>
      <Button
        variant="secondary"
        size="small"
        isBusy={isBusy}
        aria-label={t("invite.withdrawFor", { email })}
        onClick={() => run({ query: { id } })}
        className="justify-self-start"
      >
        {t("invite.withdraw")}
      </Button>
      <ActionError error={error} retry={retry} />
    </li>
  );
}
