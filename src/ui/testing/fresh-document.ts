import { vi } from 'vitest'
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
