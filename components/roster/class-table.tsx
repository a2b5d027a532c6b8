import { useTranslations } from "next-intl";
import { type Column, Table } from "@/components/ui/table";
import type { RosterClass } from "@/lib/roster/contract";

export function ClassTable({ classes, isImported }: { classes: RosterClass[]; isImported: boolean }) {
  const t = useTranslations("roster");
  const columns: Column<RosterClass>[] = [
    {
      header: t("columns.class"),
      rowHeader: true,
      cell: ({ name }) => <span className="wrap-anywhere font-semibold">{name}</span>,
    },
    { header: t("columns.students"), numeric: true, cell: ({ students }) => students },
    {
      header: t("columns.group"),
      cell: ({ group }) => t(`group.${group === "new" && isImported ? "created" : group}`),
    },
    {
      header: t("columns.owner"),
      cell: ({ group, owner }) =>
        owner === null ? (
          "–"
        ) : (
          <span className="wrap-anywhere">{group === "none" ? t("proposed", { name: owner }) : owner}</span>
        ),
    },
  ];
  return (
    <Table
      caption={t("classes", { count: classes.length })}
      columns={columns}
      rows={classes}
      rowKey={({ name }) => name}
    />
  );
}
