export { linkSso as GET } from "@/lib/sso/routes";
