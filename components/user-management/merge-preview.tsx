import { useTranslations } from "next-intl";
import { Avatar } from "@/components/ui/avatar";
import { Badge } from "@/components/ui/badge";
import type { MergePreview as Preview } from "@/lib/users/merge/contract";

export function MergePreview({ preview }: { preview: Preview }) {
  const t = useTranslations("user-management.merge");
  const { remaining, other, counts, applications, messages_between } = preview;
  const moved = counts.filter(({ total }) => total > 0);
  const number = remaining.school_number ?? other.school_number;
  const hasTwoNumbers =
    remaining.school_number !== null &&
    other.school_number !== null &&
    remaining.school_number !== other.school_number;
  return (
    <>
      <ul className="grid gap-3">
        <AccountCard account={remaining} label={t("remains")} tone="accent" />
        <AccountCard account={other} label={t("isDeleted")} tone="alert" />
      </ul>
      {hasTwoNumbers && (
        <p className="text-danger text-sm">
          {t("twoNumbers", {
            remaining: remaining.school_number ?? "",
            other: other.school_number ?? "",
          })}
        </p>
      )}
      <section className="grid gap-1">
        <h3 className="text-base">{t("moves")}</h3>
        {moved.length === 0 && <p className="text-muted text-sm">{t("nothing")}</p>}
        <dl className="grid text-sm">
          {moved.map(({ kind, total, shared }) => (
            <div key={kind} className="flex justify-between gap-3 border-line border-b py-1">
              <dt>{t(`kinds.${kind}`)}</dt>
              <dd className="text-right tabular-nums">{t("count", { total, shared })}</dd>
            </div>
          ))}
        </dl>
      </section>
      {applications.length > 0 && <SharedApplications applications={applications} />}
      <ul className="grid list-disc gap-1 pl-5 text-sm">
        <li>{t("signIn", { email: remaining.email })}</li>
        <li>{t("number", { number: number ?? "none" })}</li>
        <li>{t("ends")}</li>
        <li>{t("blocks")}</li>
        {messages_between > 0 && <li>{t("messagesBetween", { count: messages_between })}</li>}
        <li>{t("emailNotice")}</li>
      </ul>
      <p className="font-semibold">{t("noUndo")}</p>
    </>
  );
}

function SharedApplications({ applications }: Pick<Preview, "applications">) {
  const t = useTranslations("user-management.merge");
  return (
    <section className="grid gap-1">
      <h3 className="text-base">{t("sharedApplications")}</h3>
      <ul className="grid list-disc gap-1 pl-5 text-sm">
        {applications.map(({ id, job, status, is_of_remaining }) => (
          <li key={id} className="wrap-anywhere">
            {t("applicationStays", { job, status, of: is_of_remaining ? "remaining" : "other" })}
          </li>
        ))}
      </ul>
    </section>
  );
}

type CardProps = { account: Preview["remaining"]; label: string; tone: "accent" | "alert" };

function AccountCard({ account: { id, name, email, avatar }, label, tone }: CardProps) {
  return (
    <li className="flex items-center gap-3 rounded-card border border-line p-3">
      <Avatar id={id} name={name} src={avatar} size={40} />
      <div className="min-w-0">
        <p className="wrap-anywhere font-semibold text-sm">{name}</p>
        <p className="wrap-anywhere text-muted text-xs">{email}</p>
        <Badge tone={tone}>{label}</Badge>
      </div>
    </li>
  );
}
