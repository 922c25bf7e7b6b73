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

/** Where documents name one of some kind: paths of fields, and whether blocks do, which the database cannot look into. */
export type Paths = { isUsed: boolean; hasBlocks: boolean; paths: string[] }

/** The fields by which documents refer to one of the collection `target`. */
export function pathsTo(target: string, fields: readonly FlattenedField[], prefix = ''): Paths {
  const found: Paths = { isUsed: false, hasBlocks: false, paths: [] }
  for (const field of fields) {
    const name = prefix + field.name
    if ((field.type === 'upload' || field.type === 'relationship') && field.relationTo === target) {
      found.paths.push(name)
    } else if (field.type === 'blocks') {
      found.hasBlocks ||= field.blocks.some((block) => pathsTo(target, block.flattenedFields).isUsed)
    } else if ('flattenedFields' in field) {
      const inner = pathsTo(target, field.flattenedFields, `${name}.`)
      found.paths.push(...inner.paths)
      found.hasBlocks ||= inner.hasBlocks
    }
  }
  return { ...found, isUsed: found.hasBlocks || found.paths.length > 0 }
}
