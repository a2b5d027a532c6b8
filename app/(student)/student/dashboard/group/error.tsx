"use client";

export { GroupError as default } from "@/components/groups/group-error";
