export { completeSso as GET } from "@/lib/sso/routes";
