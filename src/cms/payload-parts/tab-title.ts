/**
 * Puts the name of the document first in the tab of the browser: Payload says only that one of its kind is open. `verbs`
 * are the words it says that with.
 */
export function nameTab(page: Document, verbs: readonly string[]): void {
  const name = page.querySelector('.doc-header__title')?.textContent?.trim()
  const verb = verbs.find((each) => page.title.startsWith(`${each} - `))
  if (name && verb) page.title = `${name} – ${page.title.slice(`${verb} - `.length)}`
}
