import { cutText } from "@/lib/core/text/cut-text";
import { foldText } from "@/lib/core/text/fold-text";
import type { RosterColumn } from "./constants";

type Source = RosterColumn | "first_name" | "last_name" | "group_name";

const headers: Record<Source, string> = {
  school_number:
    "school number|student number|student id|number|id|numero|numero etudiant|numero d etudiant|no etudiant|matricule|ine",
  name: "name|full name|nom complet|nom et prenom|prenom et nom|nom prenom|prenom nom",
  first_name: "first name|given name|prenom",
  last_name: "last name|family name|surname|nom|nom de famille",
  email: "email|e mail|mail|email address|e mail address|adresse email|adresse e mail|adresse mail|courriel",
  class_name: "class|class name|classe|nom de la classe",
  group_name: "group|group name|groupe|nom du groupe|promotion|promo|cohort|cohorte",
  delegate:
    "delegate|class delegate|is delegate|class representative|delegue|deleguee|delegue e|delegue de classe|deleguee de classe|delegue e de classe",
};

/** `width`: the number of cells of the line with the names of the columns. */
export type RosterColumns = { indexes: Partial<Record<Source, number>>; unknown: string[]; width: number };

/** Finds which cell holds which value, in any order and in either language. */
export function findColumns(cells: string[]): RosterColumns {
  const indexes: RosterColumns["indexes"] = {};
  const unknown: string[] = [];
  for (const [index, cell] of cells.entries()) {
    const header = fold(cell);
    const source = sources.find((name) => headers[name].split("|").includes(header));
    if (source && indexes[source] === undefined) indexes[source] = index;
    else if (header !== "") unknown.push(cutText(cell, 80));
  }
  const isGroupIgnored = indexes.class_name !== undefined && indexes.group_name !== undefined;
  if (isGroupIgnored) unknown.push(cutText(cells[indexes.group_name ?? 0] ?? "", 80));
  return { indexes: withClassName(withWholeName(indexes)), unknown, width: cells.length };
}

const sources = Object.keys(headers) as Source[];

/** "Nom" is the whole name where no column has the first one. */
function withWholeName({ last_name, ...indexes }: RosterColumns["indexes"]): RosterColumns["indexes"] {
  if (indexes.first_name === undefined && indexes.name === undefined) return { ...indexes, name: last_name };
  return { ...indexes, last_name };
}

/** A group is the class where no column has it. */
function withClassName({ group_name, ...indexes }: RosterColumns["indexes"]): RosterColumns["indexes"] {
  return { ...indexes, class_name: indexes.class_name ?? group_name };
}

function fold(header: string): string {
  return foldText(header)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
