import en from "@/messages/en/ui.json" with { type: "json" };
import fr from "@/messages/fr/ui.json" with { type: "json" };

export const uiMessages = { en, fr };
