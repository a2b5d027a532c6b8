import * as z from "zod/mini";
import { endpoint } from "@/lib/core/api/endpoint";
import { rosterColumns, rosterFaults, rosterLimits } from "./constants";

const rosterFault = z.object({
  line: z.int(),
  code: z.enum(rosterFaults),
  column: z.nullable(z.enum(rosterColumns)),
  /** The value in the list, truncated. */
  value: z.string(),
  /** For a duplicate, the line of its first occurrence. */
  other_line: z.nullable(z.int()),
});
export type RosterFault = z.infer<typeof rosterFault>;

/** An account that differs from its line, and that keeps its value. */
const rosterDifference = z.object({
  line: z.int(),
  column: z.enum(["name", "email"]),
  account: z.string(),
  list: z.string(),
});
export type RosterDifference = z.infer<typeof rosterDifference>;

const rosterClass = z.object({
  name: z.string(),
  students: z.int(),
  group: z.enum(["existing", "new", "none"]),
  /** The owner of the class's group, or of the one to create; null when no student of the class can sign in. */
  owner: z.nullable(z.string()),
});
export type RosterClass = z.infer<typeof rosterClass>;

const rosterReport = z.object({
  /** False while there are faults. */
  is_imported: z.boolean(),
  lines: z.int(),
  created: z.int(),
  /** Accounts found by their email, which get their number. */
  linked: z.int(),
  unchanged: z.int(),
  /** Accounts found by their number, which get another class. */
  class_changed: z.int(),
  classes: z.array(rosterClass),
  groups_created: z.int(),
  members_added: z.int(),
  faults: z.array(rosterFault),
  faults_count: z.int(),
  differences: z.array(rosterDifference),
  unknown_columns: z.array(z.string()),
  /** Students with a number that the list does not have. They stay as they are. */
  missing: z.array(z.object({ id: z.int(), name: z.string(), school_number: z.string() })),
  missing_count: z.int(),
});
export type RosterReport = z.infer<typeof rosterReport>;

const isTrue = z.pipe(
  z.enum(["0", "1"], "invalid"),
  z.transform((flag) => flag === "1"),
);

/** The school's list of students as CSV: UTF-8 or Windows-1252, columns in any order. */
export const importRoster = endpoint("POST /api/admin/roster", {
  access: ["admin"],
  /** Students whose class changes join its group, if there is one; `create_groups` creates those that are not there. */
  body: z.object({ dry_run: z._default(isTrue, true), create_groups: z._default(isTrue, false) }),
  files: { roster: { max: 1, maxBytes: rosterLimits.bytes, types: ["text/csv"], isRequired: true } },
  data: rosterReport,
});
