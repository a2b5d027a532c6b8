"use client";
export { DropdownMenu } from "radix-ui";
