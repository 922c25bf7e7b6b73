/**
 * What was read a moment ago is not read again; those who ask at once wait for one reading. What failed is read anew.
 * @param most milliseconds that an answer counts: whoever asks later learns what has happened
 */
export function cachedFor<T>(
  most: number,
  now: () => number = Date.now,
): (key: string, read: () => Promise<T>) => Promise<T> {
  const cached = new Map<string, { at: number; value: Promise<T> }>()
  return (key, read) => {
    for (const [old, { at }] of cached) if (now() - at > most) cached.delete(old)
    const found = cached.get(key)
    if (found) return found.value
    const value = read()
    cached.set(key, { at: now(), value })
    value.catch(() => cached.delete(key))
    return value
  }
}
