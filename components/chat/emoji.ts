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

/** The common ones first. */
export const emoji: readonly string[] = rows.split(/\s/);
