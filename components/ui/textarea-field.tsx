import { labelled } from "./labelled";
import { Textarea } from "./textarea";

export const TextareaField = labelled(Textarea);
