import type { MetadataRoute } from "next";
import { messagesFor } from "@/lib/core/i18n/messages";

export default function manifest(): MetadataRoute.Manifest {
  const { name, home } = messagesFor("fr").site;
  return {
    name: home.title,
    short_name: name,
    description: home.description,
    lang: "fr",
    start_url: "/",
    display: "minimal-ui",
    // `--color-ground` and `--color-accent` of globals.css, which a manifest cannot name.
    background_color: "#f6f3ec",
    theme_color: "#1d5a3d",
    icons: [
      { src: "/icons/192.png", sizes: "192x192", type: "image/png" },
      { src: "/icons/512.png", sizes: "512x512", type: "image/png" },
      { src: "/icons/512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  };
}
