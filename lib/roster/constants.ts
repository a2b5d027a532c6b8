export const rosterLimits = {
  bytes: 5 * 1024 * 1024,
  lines: 20_000,
  lineLength: 1000,
  classes: 500,
  /** From this number of new accounts on, an import updates the statistics of the accounts in the database. */
  analyzed: 500,
  /** One statement writes as many, so that the progress can be shown. */
  rowsPerStatement: 1000,
  /** Limits of the lists in a report. */
  faults: 1000,
  missing: 100,
} as const;

export const requiredColumns = ["school_number", "name", "email"] as const;
export const rosterColumns = [...requiredColumns, "class_name", "delegate"] as const;
export type RosterColumn = (typeof rosterColumns)[number];

/** The faults of a list: nothing is imported while there is one. */
export const rosterFaults = [
  "empty",
  "encoding",
  "too_many_lines",
  "too_many_classes",
  "column_missing",
  "line_too_long",
  "quote_unclosed",
  "cells_mismatch",
  "formula",
  "required",
  "invalid",
  "length",
  "doubled",
  "email_of_other",
  "account_deleted",
  "not_student",
] as const;
export type RosterFaultCode = (typeof rosterFaults)[number];
