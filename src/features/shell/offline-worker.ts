import type { Locale } from '../../domain/locale.ts'
import { offlineScope, offlineWorker } from '../../domain/shell/offline-worker.ts'

/**
 * Has the browser show a page of the shop where a navigation finds no network, also where it does not know that it is
 * offline. Late: the page at hand does not need it.
 * @returns what calls it off
 */
export function registerOfflineWorker(locale: Locale): () => void {
  // Only in what browsers call a secure context.
  if (!('serviceWorker' in navigator)) return () => {}
  const register = () =>
    void navigator.serviceWorker
      .register(offlineWorker(locale), { scope: offlineScope(locale) })
      // Private windows and settings of browsers may forbid it: the shop works without.
      .catch(() => {})
  let timer: number | undefined
  const later = () => {
    timer = window.setTimeout(register, AFTER_LOAD_MS)
  }
  if (document.readyState === 'complete') later()
  else window.addEventListener('load', later, { once: true })
  return () => {
    window.removeEventListener('load', later)
    window.clearTimeout(timer)
  }
}

const AFTER_LOAD_MS = 3000
