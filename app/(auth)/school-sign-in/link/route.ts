export { linkSchool as GET } from "@/lib/accounts/school-errands";
