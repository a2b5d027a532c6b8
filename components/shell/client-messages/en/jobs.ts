export { default as applications } from "@/messages/en/applications.json";
export { default as jobs } from "@/messages/en/jobs.json";
