import { seedDemo } from "@/db/seed/demo";

// Exits with its parent process.
process.once("disconnect", () => process.exit(1));

await seedDemo();
process.exit(0);
