import { useSyncExternalStore } from 'react'
import type { Locale } from '../../../domain/locale.ts'
import { menuTrail } from '../../../domain/navigation/menu-trail.ts'
import type { TopMenuItem } from '../../../domain/navigation/menu.ts'

let menu: readonly TopMenuItem[] | undefined
let reading: Promise<void> | undefined
const readers = new Set<() => void>()

/**
 * Fetches the menu of the document's language once, when a shopper shows intent. A failure is forgotten, so that the
 * next intent tries again; until then the panels show what the page itself holds.
 */
export function wantMenu(locale: Locale): void {
  reading ??= fetch(`/api/menu/${locale}`)
    .then(async (answer) => {
      if (!answer.ok) throw new Error(`The menu answered ${answer.status}`)
      menu = (await answer.json()) as TopMenuItem[]
      for (const notify of readers) notify()
    })
    .catch(() => {
      reading = undefined
    })
}

/**
 * The titles that lead to a URL in the menu of the document's language (acceptance 116); empty where it is in none, or
 * the menu cannot be read. Of several the one below the page `from` which it was clicked wins.
 */
export async function trailTo(locale: Locale, url: string, from: string): Promise<string[]> {
  wantMenu(locale)
  await reading
  const tree = menu ?? []
  return menuTrail(tree, url, menuTrail(tree, from))
}

/** The menu with all its levels; undefined until it has been fetched. */
export const useMenu = (): readonly TopMenuItem[] | undefined =>
  useSyncExternalStore(subscribe, loadedMenu, () => undefined)

const loadedMenu = (): readonly TopMenuItem[] | undefined => menu

function subscribe(notify: () => void): () => void {
  readers.add(notify)
  return () => void readers.delete(notify)
}
