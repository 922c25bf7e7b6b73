import { options } from 'preact'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { setDefaultLocale } from './domain/default-locale.ts'
import { setShopName } from './domain/shop-name.ts'
import { setShopZone } from './domain/shop-zone.ts'
import { overwriteGetLocale } from './paraglide/runtime.js'
import { takeOverInTurn } from './ui/in-turn.tsx'
import { loadParts } from './ui/late-part.tsx'

// The language of a document never changes: its switch is a link to another document.
const locale = document.documentElement.lang.startsWith('fr') ? 'fr' : 'en'
overwriteGetLocale(() => locale)
setShopName(document.documentElement.dataset.shop)
setShopZone(document.documentElement.dataset.zone)
setDefaultLocale(document.documentElement.dataset.first === 'fr' ? 'fr' : 'en')

// Effects follow what was drawn at once, as React's do after a press: a frame of a busy phone may be late.
options.requestAnimationFrame = (flush) => void setTimeout(flush)

/** The whole document, as an element: Preact hydrates an element's children, and takes a document for its `html`. */
const documentRoot = Object.defineProperties(document.createElement('div'), {
  firstChild: { value: document.documentElement },
  childNodes: { value: [document.documentElement] },
  // `html` is where it belongs.
  insertBefore: { value: (node: Node) => node },
})

/**
 * Until it has read the page's data the router throws a promise of them, and is asked again. Loading code, reading and
 * drawing are tasks of their own: a press is answered between them.
 */
const hydrate = (): void => void setTimeout(hydrateNow)
function hydrateNow(): void {
  try {
    hydrateRoot(documentRoot, <HydratedRouter />)
  } catch (thrown) {
    if (!(thrown instanceof Promise)) throw thrown
    void thrown.then(hydrate)
  }
}
takeOverInTurn()
// Preact takes the head as the server sent it, and would remove the styles that Vite has put in besides.
if (import.meta.env.DEV)
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ removedNodes }) => [...removedNodes]))
      if (node instanceof HTMLStyleElement && node.dataset.viteDevId) document.head.append(node)
  }).observe(document.head, { childList: true })
const { parts } = document.documentElement.dataset
if (parts) void loadParts(parts.split(' ')).then(hydrate)
else hydrate()
