import type { Brief, Scenes } from "./scene";
import type { Drawing } from "./svg";

export const scenes: Scenes = {
  ...arts,
  ...boards,
  ...campus,
  ...charts,
  ...diagrams,
  ...landscapes,
  ...plants,
  ...posters,
  ...screens,
  ...sheets,
  ...things,
  ...countryside,
  ...plans,
  ...towns,
  ...waters,
};

/** Draws a scene by its name in the stock. Throws when there is none of that name. */
export function draw(name: string, brief: Brief): Drawing {
  const scene = scenes[name];
  if (!scene) throw new Error(`There is no scene called ${name}`);
  return scene(brief);
}
