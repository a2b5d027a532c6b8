import { useTranslations } from "next-intl";
import { EmailText } from "@/components/ui/email-text";
import { MutationButton } from "@/components/ui/mutation-button";
import { useFormatDate } from "@/components/ui/use-format-date";
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
  const date = formatDate(expires_at, { day: "numeric", month: "long" });
  return (
    <li className="grid gap-1 text-sm">
      <EmailText email={email} />
      <span className="text-muted">
        {t(`roles.${role}`)}, {t("invite.until", { date })}
      </span>
      <MutationButton
        variant="quiet-danger"
        size="small"
        className="justify-self-start"
        aria-label={t("invite.withdrawFor", { email })}
        endpoint={withdrawInvitation}
        options={{ query: { id } }}
        errorText={t("invite.failedWithdraw")}
        successText={t("invite.withdrawn")}
        refresh={onChanged}
      >
        {t("invite.withdraw")}
      </MutationButton>
    </li>
  );
}
