/** What has fields: a collection, a row, a group, a list, a tab. */
type Part = { name?: string; fields?: readonly unknown[]; tabs?: readonly unknown[] }

/**
 * The field at a path of names, such as `variants`, `price`; what only arranges others, such as a row, has no name.
 */
export function fieldAt({ fields = [], tabs = [] }: Part, [name, ...rest]: readonly string[]): Part | undefined {
  for (const part of [...fields, ...tabs] as Part[]) {
    const found = part.name === undefined ? fieldAt(part, [name ?? '', ...rest]) : undefined
    if (found) return found
    if (part.name !== undefined && part.name === name) return rest.length === 0 ? part : fieldAt(part, rest)
  }
  return undefined
}

/** The names in a path of Payload's schema, such as `products._index-0-1.variants._index-2-0.price`. */
export const namesIn = (schemaPath: string): string[] =>
  schemaPath.split('.').filter((part) => !part.startsWith('_index'))
