/**
 * Runs before the page's scripts: stores clicks on what only they can handle, and which selects were changed. Links,
 * checkboxes and buttons of forms with an action work at once. After a script that could not be loaded a submit is the
 * browser's again, which reloads the page. The CSP allows exactly this text, by its hash. React escapes quotes, angle
 * brackets and ampersands in a script, so it contains none.
 */
export const earlyClicksScript = `window.earlyClicks = new Set();
function storeEvent(event) {
  const clicked = \`button:not(form[action] [type=submit]), [type=checkbox], [type=radio]\`;
  const control = event.target.closest(event.type === \`change\` ? \`select\` : clicked);
  if (!control) return;
  if (earlyClicks.isPageHydrated) if (!control.closest(\`[data-hydrate-later]\`)) return;
  earlyClicks.delete(control);
  earlyClicks.add(control);
  if (control.tagName !== \`BUTTON\`) return;
  event.preventDefault();
  control.setAttribute(\`aria-busy\`, true);
}
addEventListener(\`click\`, storeEvent, true);
addEventListener(\`change\`, storeEvent, true);
addEventListener(\`error\`, function (event) {
  if (event.target.tagName !== \`SCRIPT\`) return;
  removeEventListener(\`click\`, storeEvent, true);
  removeEventListener(\`change\`, storeEvent, true);
  for (const control of earlyClicks) control.removeAttribute(\`aria-busy\`);
}, true);`;
