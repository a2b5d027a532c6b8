export { default as applications } from "@/messages/fr/applications.json";
export { default as jobs } from "@/messages/fr/jobs.json";
