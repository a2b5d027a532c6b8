"use client";
import { hydrateLater } from "@/components/ui/hydrate-later";

/** One chunk for all sections: each of its own would cost a request. */
const sections = () => import("./sections");

export const LateEmailSection = hydrateLater(async () => (await sections()).EmailSection);
export const LatePasswordSection = hydrateLater(async () => (await sections()).PasswordSection);
export const LateSessionsSection = hydrateLater(async () => (await sections()).SessionsSection);
export const LateNotificationPreferencesSection = hydrateLater(
  async () => (await sections()).NotificationPreferencesSection,
);
export const LateTwoFactorSection = hydrateLater(async () => (await sections()).TwoFactorSection);
export const LateChatSection = hydrateLater(async () => (await sections()).ChatSection);
export const LatePresenceSection = hydrateLater(async () => (await sections()).PresenceSection);
export const LateHiddenUsersSection = hydrateLater(async () => (await sections()).HiddenUsersSection);
export const LateExportSection = hydrateLater(async () => (await sections()).ExportSection);
export const LateDeletionSection = hydrateLater(async () => (await sections()).DeletionSection);
