import type { Engines } from "../engines/open";
import type { Teardown } from "../engines/teardown";
import type { Application } from "./application";
import type { Size } from "./arguments";
import type { School } from "./data/school";
import type { Finding } from "./report";

export type Served = { size: Size; application: Application };

/** What every bench has: the schools, the smallest first, and an application on each. */
export type Bench = {
  house: string;
  engines: Engines;
  schools: [School, ...School[]];
  served: [Served, ...Served[]];
  seconds: number;
  teardown: Teardown;
};

export type Measure = (bench: Bench) => Promise<Finding[]>;
