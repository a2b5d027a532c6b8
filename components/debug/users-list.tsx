import { useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import { ButtonLink } from "@/components/ui/button-link";
import { type Column, Table } from "@/components/ui/table";
import type { ResponseOf } from "@/lib/core/api/endpoint";
import type { listAllUsers } from "@/lib/moderation/contract";

type Listing = ResponseOf<typeof listAllUsers>;
type Props = Listing & { isFirst: boolean; isForAdmin: boolean };

export function UsersList({ users, next, isFirst, isForAdmin }: Props) {
  const t = useTranslations("site.test");
  const columns = useColumns();
  return (
    <section className="grid gap-4">
      <h1 className="text-2xl">{t("title")}</h1>
      <Table
        caption={t("title")}
        columns={columns}
        rows={users}
        rowKey={({ id }) => id}
        empty={t(isForAdmin ? "none" : "notForYou")}
      />
      <nav aria-label={t("pages")} className="flex flex-wrap gap-2">
        {!isFirst && (
          <ButtonLink href="/test" variant="secondary">
            {t("first")}
          </ButtonLink>
        )}
        {next !== null && (
          <ButtonLink href={`/test?after=${next}`} variant="secondary">
            {t("next")}
          </ButtonLink>
        )}
      </nav>
    </section>
  );
}

function useColumns(): Column<Listing["users"][number]>[] {
  const t = useTranslations("site.test");
  return [
    { header: t("id"), cell: ({ id }) => <span className="tabular-nums">{id}</span> },
    { header: t("name"), cell: ({ name }) => name },
    { header: t("email"), cell: ({ email }) => email },
    {
      header: t("role"),
      cell: ({ role }) => <Badge tone={role === "admin" ? "info" : "neutral"}>{t(`roles.${role}`)}</Badge>,
    },
    { header: t("status"), cell: ({ status }) => t(`statuses.${status as "active"}`) },
  ];
}
