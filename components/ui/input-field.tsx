import { Input } from "./input";
import { labelled } from "./labelled";

export const InputField = labelled(Input);
