const rows = `👍 ❤️ 😂 😮 😢 🎉
👏 🙏 🔥 💯 ✅ 👀
😊 😉 😍 🥰 😎 🤔
😅 🤣 😭 😡 😴 🤯
🥳 🤝 💪 👌 ✌️ 🤞
👋 🙌 🫶 💚 💙 💔
⭐ ✨ 🚀 🎓 📚 💡
☕ 🍕 🍰 🌳 ☀️ 🌧️
⚽ 🎵 🎬 💻 ⏰ 📌
❓ ❗ 👎 🙈 🤷 🙃`;

/** The emoji that can be chosen, common ones first. */
export const emoji: readonly string[] = rows.split(/\s/);
