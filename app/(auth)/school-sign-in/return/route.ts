export { returnFromSchool as GET } from "@/lib/accounts/school-errands";
