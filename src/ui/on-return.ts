/**
 * Calls when the shopper comes back to this page, from another tab or out of the browser's memory: who is signed in may
 * have changed there.
 */
export function onReturn(listener: () => void): () => void {
  // A page that has just been opened is shown too, and nobody has come back to it.
  const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && listener()
  window.addEventListener('focus', listener)
  window.addEventListener('pageshow', onPageShow)
  return () => {
    window.removeEventListener('focus', listener)
    window.removeEventListener('pageshow', onPageShow)
  }
}

/** Adds readers; while there are any, `look` is called at each return: once for all of them. */
export function lookedAtOnReturn(readers: Set<() => void>, look: () => void): (read: () => void) => () => void {
  let end = () => {}
  return (read) => {
    if (readers.size === 0) end = onReturn(look)
    readers.add(read)
    return () => {
      readers.delete(read)
      if (readers.size === 0) end()
    }
  }
}
