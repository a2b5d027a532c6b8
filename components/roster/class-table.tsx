import { useTranslations } from "next-intl";
import { type Column, Table } from "@/components/ui/table";
import type { RosterClass } from "@/lib/roster/contract";

export function ClassTable({ classes, isImported }: { classes: RosterClass[]; isImported: boolean }) {
  const t = useTranslations("roster");
  const columns: Column<RosterClass>[] = [
    {
      key: "class",
      header: t("columns.class"),
      rowHeader: true,
      cell: ({ name }) => <span className="wrap-anywhere font-semibold">{name}</span>,
    },
    { key: "students", header: t("columns.students"), numeric: true, cell: ({ students }) => students },
    {
      key: "group",
      header: t("columns.group"),
      cell: ({ group }) => t(`group.${group === "new" && isImported ? "created" : group}`),
    },
    {
      key: "owner",
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
