import { isFormula } from "@/lib/core/text/csv";
import { cutText } from "@/lib/core/text/cut-text";
import { foldEmail } from "@/lib/core/text/fold-email";
import { checkCell, readFlag } from "./cell-rules";
import {
  type RosterColumn,
  type RosterFaultCode,
  requiredColumns,
  rosterColumns,
  rosterLimits,
} from "./constants";
import type { RosterFault } from "./contract";
import { decodeLines, isWronglyDecoded } from "./decode";
import { findColumns, type RosterColumns } from "./find-columns";
import { findSeparator, splitLine } from "./split-line";

type Values = Record<RosterColumn, string>;
export type RosterLine = Omit<Values, "class_name" | "delegate"> & {
  line: number;
  class_name: string | null;
  is_delegate: boolean;
};
export type Roster = { lines: RosterLine[]; faults: RosterFault[]; unknownColumns: string[] };

/** The valid lines of a list, and what is wrong with the others. */
export function parseRoster(bytes: Buffer): Roster {
  const texts = decodeLines(bytes);
  if (texts === null) return unreadable("encoding");
  const start = texts.findIndex((text) => text === null || text.trim() !== "");
  const head = texts[start];
  if (head === undefined) return unreadable("empty");
  if (head === null || head.length > rosterLimits.lineLength)
    return unreadable(head === null ? "encoding" : "line_too_long", start + 1);
  if (texts.length > rosterLimits.lines) return unreadable("too_many_lines", rosterLimits.lines + 1);
  const separator = findSeparator(head);
  const columns = findColumns(splitLine(head, separator) ?? []);
  const absent = missingColumns(columns);
  if (absent.length > 0)
    return { ...unreadable("column_missing", start + 1, absent), unknownColumns: columns.unknown };
  const reader = new RosterReader(columns, separator);
  for (let index = start + 1; index < texts.length; index++) reader.read(texts[index] ?? null, index + 1);
  const { lines, faults } = reader;
  if (lines.length === 0 && faults.length === 0) return unreadable("empty");
  return { lines, faults, unknownColumns: columns.unknown };
}

function unreadable(code: RosterFaultCode, line = 1, columns: (RosterColumn | null)[] = [null]): Roster {
  const faults = columns.map((column) => ({ line, code, column, value: "", other_line: null }));
  return { lines: [], faults, unknownColumns: [] };
}

function missingColumns({ indexes }: RosterColumns): RosterColumn[] {
  const hasName =
    indexes.name !== undefined || (indexes.first_name !== undefined && indexes.last_name !== undefined);
  return requiredColumns.filter((column) => (column === "name" ? !hasName : indexes[column] === undefined));
}

class RosterReader {
  readonly lines: RosterLine[] = [];
  readonly faults: RosterFault[] = [];
  private readonly seen = { school_number: new Map<string, number>(), email: new Map<string, number>() };

  constructor(
    private readonly columns: RosterColumns,
    private readonly separator: string,
  ) {}

  read(text: string | null, line: number): void {
    if (text?.trim() === "") return;
    const before = this.faults.length;
    const values = this.readValues(text, line);
    if (!values) return;
    for (const column of rosterColumns) this.check(column, values, line);
    if (this.faults.length > before) return;
    const { class_name, delegate, ...rest } = values;
    this.lines.push({
      line,
      ...rest,
      class_name: class_name || null,
      is_delegate: readFlag(delegate) === true,
    });
  }

  private readValues(text: string | null, line: number): Values | null {
    if (text === null) return this.reject("encoding", line);
    if (text.length > rosterLimits.lineLength) return this.reject("line_too_long", line, text);
    const cells = splitLine(text, this.separator);
    if (!cells) return this.reject("quote_unclosed", line, text);
    if (cells.every((cell) => cell === "")) return null;
    const { indexes, width } = this.columns;
    const last = Math.max(...Object.values(indexes).filter((index) => index !== undefined));
    // A cell without a column is the rest of one that has a separator without quotes.
    if (cells.length <= last || cells.slice(width).some((cell) => cell !== ""))
      return this.reject("cells_mismatch", line, text);
    const cell = (index: number | undefined) => (index === undefined ? "" : (cells[index] ?? ""));
    const parts = [cell(indexes.first_name), cell(indexes.last_name)].filter(Boolean).join(" ");
    return {
      school_number: cell(indexes.school_number),
      name: indexes.name === undefined ? parts : cell(indexes.name),
      email: cell(indexes.email),
      class_name: cell(indexes.class_name),
      delegate: cell(indexes.delegate),
    };
  }

  /** Records at most one fault per cell. */
  private check(column: RosterColumn, values: Values, line: number): void {
    const value = values[column];
    if (column === "delegate") {
      if (readFlag(value) === null) this.reject("invalid", line, value, column);
      return;
    }
    if (column === "class_name" && value === "") return;
    if (isFormula(value)) return void this.reject("formula", line, value, column);
    if (isWronglyDecoded(value)) return void this.reject("encoding", line, value, column);
    const result = checkCell(column, value);
    if ("fault" in result) return void this.reject(result.fault, line, value, column);
    values[column] = result.value;
    if (column !== "school_number" && column !== "email") return;
    const key = column === "email" ? foldEmail(result.value) : result.value.toLowerCase();
    const first = this.seen[column].get(key);
    if (first === undefined) this.seen[column].set(key, line);
    else this.reject("doubled", line, value, column, first);
  }

  private reject(
    code: RosterFaultCode,
    line: number,
    value = "",
    column: RosterColumn | null = null,
    otherLine: number | null = null,
  ): null {
    this.faults.push({ line, code, column, value: cutText(value, 80), other_line: otherLine });
    return null;
  }
}
