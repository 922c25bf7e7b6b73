import type { Field } from 'payload'

/** What a section has whose every text that is written in a language is `words`. */
export const writtenFields = (fields: Field[], words: unknown): Record<string, unknown> =>
  Object.assign(
    {},
    ...fields.map((field) => {
      if (field.type === 'row') return writtenFields(field.fields, words)
      if (field.type === 'array') return { [field.name]: [writtenFields(field.fields, words)] }
      return (field.type === 'text' || field.type === 'textarea') && field.localized ? { [field.name]: words } : {}
    }),
  )
