/**
 * Data in which equal parts are one object: what writes an object once and refers to it after, as React Router does for
 * the data of a page, then sends a tag or a picture that many products share only once; a field without a value is left
 * out. For plain data, as of JSON.
 */
export function shareEqual<T>(data: T): T {
  const known = new Map<string, { number: number; value: object }>()
  /** An object is named by its number: two are equal where they have the same names of the same parts. */
  const shared = (value: unknown): { name: string; value: unknown } => {
    if (typeof value !== 'object' || value === null) return { name: JSON.stringify(value) ?? '', value }
    const isList = Array.isArray(value)
    const own: Record<string, unknown> | unknown[] = isList ? [] : {}
    let name = isList ? '[' : '{'
    for (const [key, each] of Object.entries(value)) {
      if (each === undefined && !isList) continue
      const part = shared(each)
      ;(own as Record<string, unknown>)[key] = part.value
      name += isList ? `${part.name},` : `${JSON.stringify(key)}:${part.name},`
    }
    const found = known.get(name) ?? { number: known.size, value: own }
    known.set(name, found)
    return { name: `#${found.number}`, value: found.value }
  }
  return shared(data).value as T
}
