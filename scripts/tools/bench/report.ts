/** One line of the bench's table. `met` is absent when there is no goal. */
export type Finding = {
  what: string;
  measured: string;
  baseline?: string;
  ratio?: string;
  goal?: string;
  met?: boolean;
};

const columns = ["what", "measured", "baseline", "ratio", "goal", "met"] as const;

/** Formats the findings as a Markdown table that is also readable as plain text. */
export function formatTable(findings: Finding[]): string {
  const rows = [[...columns], ...findings.map((finding) => columns.map((column) => cell(finding[column])))];
  const widths = columns.map((_, index) => Math.max(...rows.map((row) => row[index]?.length ?? 0)));
  const line = (row: string[]) =>
    `| ${row.map((text, index) => text.padEnd(widths[index] ?? 0)).join(" | ")} |`;
  const [head = [], ...body] = rows;
  return [line(head), line(widths.map((width) => "-".repeat(width))), ...body.map(line)].join("\n");
}

function cell(value: string | boolean | undefined): string {
  if (typeof value === "boolean") return value ? "yes" : "NO";
  return value ?? "";
}
