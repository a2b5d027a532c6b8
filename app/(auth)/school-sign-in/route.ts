export { leaveForSchool as GET } from "@/lib/accounts/school-errands";
