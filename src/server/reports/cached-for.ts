/** Milliseconds that figures are cached at most: whoever looks again sees what has happened. */
const MINUTE = 60_000

/** What was read a moment ago is not read again; those who ask at once wait for one reading. */
export function cachedForAMinute<T>(now: () => number = Date.now): (key: string, read: () => Promise<T>) => Promise<T> {
  const cached = new Map<string, { at: number; value: Promise<T> }>()
  return (key, read) => {
    for (const [old, { at }] of cached) if (now() - at > MINUTE) cached.delete(old)
    const found = cached.get(key)
    if (found) return found.value
    const value = read()
    cached.set(key, { at: now(), value })
    value.catch(() => cached.delete(key))
    return value
  }
}
