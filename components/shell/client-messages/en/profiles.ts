export { default as profiles } from "@/messages/en/profiles.json";
