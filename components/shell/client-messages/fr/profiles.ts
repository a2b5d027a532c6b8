export { default as profiles } from "@/messages/fr/profiles.json";
