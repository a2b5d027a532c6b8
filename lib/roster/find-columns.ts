import type { RosterColumn } from "./constants";

type Source = RosterColumn | "first_name" | "last_name";

const headers: Record<Source, string> = {
  school_number:
    "school number|student number|student id|number|id|numero|numero etudiant|numero d etudiant|no etudiant|matricule|ine",
  name: "name|full name|nom complet|nom et prenom|prenom et nom|nom prenom|prenom nom",
  first_name: "first name|given name|prenom",
  last_name: "last name|family name|surname|nom|nom de famille",
  email: "email|e mail|mail|email address|e mail address|adresse email|adresse e mail|adresse mail|courriel",
};

export type RosterColumns = { at: Partial<Record<Source, number>>; unknown: string[] };

/** Which cell holds what, in any order and in either language. */
export function findColumns(cells: string[]): RosterColumns {
  const at: RosterColumns["at"] = {};
  const unknown: string[] = [];
  for (const [index, cell] of cells.entries()) {
    const header = fold(cell);
    const source = sources.find((each) => headers[each].split("|").includes(header));
    if (source && at[source] === undefined) at[source] = index;
    else if (header !== "") unknown.push(cell.slice(0, 80));
  }
  return { at: withWholeName(at), unknown };
}

const sources = Object.keys(headers) as Source[];

/** "Nom" is the whole name where no column has the first one. */
function withWholeName({ last_name, ...at }: RosterColumns["at"]): RosterColumns["at"] {
  if (at.first_name === undefined && at.name === undefined) return { ...at, name: last_name };
  return { ...at, last_name };
}

function fold(header: string): string {
  return header
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
