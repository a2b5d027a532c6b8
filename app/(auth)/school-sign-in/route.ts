export { startSso as GET } from "@/lib/sso/routes";
