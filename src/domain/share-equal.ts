/**
 * Data in which equal parts are one object: what writes an object once and refers to it after, as React Router does for
 * the data of a page, then sends a tag or a picture that many products share only once; a field without a value is left
 * out. For plain data, as of JSON.
 */
export function shareEqual<T>(data: T): T {
  const known = new Map<string, unknown>()
  const shared = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value
    const own = Array.isArray(value)
      ? value.map(shared)
      : Object.fromEntries(
          Object.entries(value).flatMap(([key, each]) => (each === undefined ? [] : [[key, shared(each)]])),
        )
    const text = JSON.stringify(own)
    if (!known.has(text)) known.set(text, own)
    return known.get(text)
  }
  return shared(data) as T
}
