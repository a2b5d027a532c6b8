import { arts } from "./art";
import { boards } from "./boards";
import { campus } from "./campus";
import { charts } from "./charts";
import { countryside } from "./countryside";
import { sheets } from "./design-sheets";
import { diagrams } from "./diagrams";
import { landscapes } from "./landscapes";
import { plans } from "./plans";
import { plants } from "./plants";
import { posters } from "./poster";
import type { Brief, Scenes } from "./scene";
import { screens } from "./screens";
import type { Drawing } from "./svg";
import { things } from "./things";
import { towns } from "./towns";
import { waters } from "./waters";

export const scenes: Scenes = {
  ...arts,
  ...boards,
  ...campus,
  ...charts,
  ...countryside,
  ...diagrams,
  ...landscapes,
  ...plans,
  ...plants,
  ...posters,
  ...screens,
  ...sheets,
  ...things,
  ...towns,
  ...waters,
};

/** Draws a scene by its name in the fixtures. Throws when there is none of that name. */
export function draw(name: string, brief: Brief): Drawing {
  const scene = scenes[name];
  if (!scene) throw new Error(`There is no scene called ${name}`);
  return scene(brief);
}
