import { labelled } from "./labelled";
import { Select } from "./select";

export const SelectField = labelled(Select);
