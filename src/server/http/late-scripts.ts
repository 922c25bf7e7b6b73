import { ALIVE } from '../../domain/shell/alive.ts'
import { replaceScripts } from './page-scripts.ts'

/** What begins the page's scripts without waiting for their turn. */
const touches = ['pointerdown', 'keydown', 'focusin', 'click']
/** Milliseconds after which a page whose scripts do not come does by itself what was pressed. */
const PATIENCE = 8000
/** Milliseconds after which it does not wait any longer for a moment without other work: a busy page may have none. */
const BUSY = 1500

/**
 * Begins the page's module when everything that is seen has loaded and the browser has time, or at the first touch,
 * key or focus. A button that is pressed before its scripts run is pressed again once it does; links, fields and drawers
 * need no script.
 */
export const starter = `(() => {
const code = document.querySelector('script[data-late]')
const touches = ${JSON.stringify(touches)}
const pressed = new Set()
let begun = false
const begin = () => {
  if (begun) return
  begun = true
  for (const link of document.querySelectorAll('link[rel=late]')) link.rel = 'modulepreload'
  const script = document.createElement('script')
  script.type = 'module'
  script.textContent = code.textContent
  document.head.append(script)
  script.remove()
  setTimeout(alive, ${PATIENCE})
}
const touched = (event) => {
  begin()
  const button = event.type === 'click' && event.target instanceof Element && event.target.closest('button')
  if (!button) return
  event.preventDefault()
  event.stopImmediatePropagation()
  pressed.add(button)
}
const alive = () => {
  for (const type of touches) removeEventListener(type, touched, true)
  for (const button of pressed) if (button.isConnected) button.click()
  pressed.clear()
}
for (const type of touches) addEventListener(type, touched, true)
addEventListener('${ALIVE}', alive, { once: true })
const soon = () => (window.requestIdleCallback ? requestIdleCallback(begin, { timeout: ${BUSY} }) : setTimeout(begin))
if (document.readyState === 'complete') soon()
else addEventListener('load', soon, { once: true })
})()`

/** The attributes of the page's module, and those around them. */
const MODULE = /^(.*) type="module" async(?:="")?(.*)$/s

/**
 * The page of React Router with its scripts put off: none of them contends with the style, the font and the pictures
 * for a slow line. Without its preloads and its module the page is as if there were no script; both are marked as what
 * they are, and what made them does not compare them.
 */
export function withLateScripts(html: string): string {
  const late = html.replaceAll('<link rel="modulepreload"', '<link rel="late"')
  return replaceScripts(late, (attributes, code) => {
    const [, before, after] = MODULE.exec(attributes) ?? []
    if (before === undefined || after === undefined) return undefined
    const waiting = `<script${before} type="text/plain" data-late=""${after}>${code}</script>`
    return `${waiting}<script${before}${after}>${starter}</script>`
  })
}
