import { seedDemo } from "@/db/seed/demo";

// Never outlives its parent.
process.once("disconnect", () => process.exit(1));

await seedDemo();
process.exit(0);
