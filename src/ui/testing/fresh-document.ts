import { afterAll, vi } from 'vitest'
import { overwriteGetLocale } from '../../paraglide/runtime.js'

/** Files share a document (vitest.config.ts): each begins with an empty one, in a browser that knows nothing yet. */
for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`
localStorage.clear()
sessionStorage.clear()
document.head.replaceChildren()
document.body.replaceChildren()
for (const name of document.documentElement.getAttributeNames()) document.documentElement.removeAttribute(name)
history.replaceState(null, '', '/')
overwriteGetLocale(() => 'en')
// A file that stopped the clock may have been before it.
vi.useRealTimers()

// What is left to do after a drawing is done with the next frame, and after the last file there would be no document.
afterAll(async () => {
  vi.useRealTimers()
  await Promise.race([new Promise(requestAnimationFrame), new Promise((resolve) => setTimeout(resolve, 100))])
})
