import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Link } from "@/components/ui/link";
import { Section } from "@/components/ui/section";
import { type Column, Table } from "@/components/ui/table";
import type { RosterDifference, RosterFault, RosterReport } from "@/lib/roster/contract";
import { adminUserPath } from "@/lib/routes";
import { ClassTable } from "./class-table";

export function RosterResult({ report }: { report: RosterReport }) {
  const t = useTranslations("roster");
  const { faults, faults_count, classes, differences, missing, missing_count, unknown_columns } = report;
  return (
    <div className="grid grid-cols-1 gap-5">
      {unknown_columns.length > 0 && (
        <p className="wrap-anywhere text-sm">{t("unknownColumns", { names: unknown_columns.join(", ") })}</p>
      )}
      {faults_count > 0 && (
        <Part id="faults" count={faults_count} shown={faults.length}>
          <FaultTable faults={faults} />
        </Part>
      )}
      {classes.length > 0 && (
        <Part id="classes" count={classes.length}>
          <ClassTable classes={classes} isImported={report.is_imported} />
        </Part>
      )}
      {differences.length > 0 && (
        <Part id="differences" count={differences.length}>
          <DifferenceTable differences={differences} />
        </Part>
      )}
      {missing_count > 0 && (
        <Part id="missing" count={missing_count} shown={missing.length}>
          <ul className="grid gap-1 text-sm">
            {missing.map(({ id, name, school_number }) => (
              <li key={id} className="wrap-anywhere">
                <Link href={adminUserPath(id)} className="font-semibold hover:underline">
                  {name}
                </Link>{" "}
                <span className="text-muted">{school_number}</span>
              </li>
            ))}
          </ul>
        </Part>
      )}
    </div>
  );
}

type PartProps = {
  id: "faults" | "classes" | "differences" | "missing";
  count: number;
  /** Fewer than `count` where not all lines are shown. */
  shown?: number;
  children: ReactNode;
};

function Part({ id, count, shown = count, children }: PartProps) {
  const t = useTranslations("roster");
  return (
    <Section id={id} title={t(id, { count })}>
      <p className="mb-2 text-muted text-sm">
        {t(`${id}Text`)} {shown < count && t("moreFaults", { shown })}
      </p>
      {children}
    </Section>
  );
}

function FaultTable({ faults }: { faults: RosterFault[] }) {
  const t = useTranslations("roster");
  const columns: Column<RosterFault>[] = [
    { header: t("columns.line"), numeric: true, cell: ({ line }) => line },
    {
      header: t("columns.problem"),
      cell: ({ code, column, other_line }) =>
        t(`codes.${code}`, { column: column ? t(`column.${column}`) : "", other: other_line ?? 0 }),
    },
    { header: t("columns.value"), cell: ({ value }) => <span className="wrap-anywhere">{value}</span> },
  ];
  return (
    <Table
      caption={t("columns.problem")}
      columns={columns}
      rows={faults}
      rowKey={({ line, code, column }) => `${line} ${code} ${column}`}
    />
  );
}

function DifferenceTable({ differences }: { differences: RosterDifference[] }) {
  const t = useTranslations("roster");
  const columns: Column<RosterDifference>[] = [
    { header: t("columns.line"), numeric: true, cell: ({ line }) => line },
    ...(["account", "list"] as const).map((name) => ({
      header: t(`columns.${name}`),
      cell: (row: RosterDifference) => <span className="wrap-anywhere">{row[name]}</span>,
    })),
  ];
  return (
    <Table
      caption={t("differencesText")}
      columns={columns}
      rows={differences}
      rowKey={({ line, column }) => `${line} ${column}`}
    />
  );
}
