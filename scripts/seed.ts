import { seedDemo } from "@/db/seed/demo";

// Runs only as a child of what opens the house, and never longer.
process.once("disconnect", () => process.exit(1));

await seedDemo();
process.exit(0);
