import type { FlattenedField, SanitizedConfig } from 'payload'

/**
 * Which fields of a collection have a value per language. Payload's generated types do not say it; this is added to
 * them, and `from-doc/doc-of.ts` reads it.
 */
export function withLocalizedFields({
  compiledTypes,
  config,
}: {
  compiledTypes: string
  config: SanitizedConfig
}): string {
  const lines = config.collections.flatMap(({ slug, flattenedFields }) => {
    const paths = localizedPaths(flattenedFields)
    return paths.length > 0 ? [`  '${slug}': ${paths.map((path) => `'${path}'`).join(' | ')};`] : []
  })
  return `${compiledTypes}\n\nexport interface LocalizedFields {\n${lines.join('\n')}\n}\n`
}

/** Names, below groups and arrays with a dot. Blocks of pages are left out: they are read by their type. */
function localizedPaths(fields: FlattenedField[], prefix = ''): string[] {
  return fields.flatMap((field) => {
    const name = prefix + field.name
    if ('localized' in field && field.localized) return [name]
    return 'flattenedFields' in field ? localizedPaths(field.flattenedFields, `${name}.`) : []
  })
}
