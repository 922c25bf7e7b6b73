import type { FlattenedField } from 'payload'
import type { DocName } from '../../domain/sample-data.ts'

/** The documents that a document, read without depth, refers to: in its fields, rows and blocks. */
export function* referencesIn(fields: readonly FlattenedField[], data: unknown): Generator<DocName> {
  if (typeof data !== 'object' || data === null) return
  const values = new Map<string, unknown>(Object.entries(data))
  for (const field of fields) {
    const value = values.get(field.name)
    if (value === undefined || value === null) continue
    if (field.type === 'relationship' || field.type === 'upload') {
      if (typeof field.relationTo !== 'string') continue
      for (const id of Array.isArray(value) ? value : [value])
        if (typeof id === 'number' || typeof id === 'string') yield `${field.relationTo} ${id}`
    } else if (field.type === 'blocks') {
      for (const row of Array.isArray(value) ? value : []) {
        const block = field.blocks.find(({ slug }) => slug === (row as { blockType?: unknown }).blockType)
        if (block) yield* referencesIn(block.flattenedFields, row)
      }
    } else if ('flattenedFields' in field) {
      for (const row of Array.isArray(value) ? value : [value]) yield* referencesIn(field.flattenedFields, row)
    }
  }
}
