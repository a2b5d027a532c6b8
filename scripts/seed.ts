import { seedDemo } from "@/db/seed/demo";

// The process exits when its parent does.
process.once("disconnect", () => process.exit(1));

await seedDemo();
process.exit(0);
