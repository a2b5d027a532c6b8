import type { Services } from "../../services/start";
import type { Teardown } from "../../services/teardown";
import type { Application } from "./application";
import type { Size } from "./arguments";
import type { Dataset } from "./data/dataset";
import type { Finding } from "./report";

export type Served = { size: Size; application: Application };

/** What every bench receives: the schools, smallest first, and an application on each. */
export type Bench = {
  appDir: string;
  services: Services;
  schools: [Dataset, ...Dataset[]];
  served: [Served, ...Served[]];
  seconds: number;
  teardown: Teardown;
};

export type Measure = (bench: Bench) => Promise<Finding[]>;
