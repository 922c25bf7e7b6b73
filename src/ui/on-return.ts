const events = ['focus', 'pageshow']

/**
 * Calls when the shopper comes back to this page, from another tab or out of the browser's memory: who is signed in may
 * have changed there.
 */
export function onReturn(listener: () => void): () => void {
  for (const name of events) window.addEventListener(name, listener)
  return () => {
    for (const name of events) window.removeEventListener(name, listener)
  }
}
