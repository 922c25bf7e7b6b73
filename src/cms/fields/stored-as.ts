import type { FieldHook } from 'payload'

/**
 * Of a text that is stored in one form however it is typed. What its reader cannot read stays as it is, for the rule of
 * the field to refuse.
 */
export function storedAs(read: (typed: string) => string | undefined): { hooks: { beforeValidate: FieldHook[] } } {
  return { hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? (read(value) ?? value) : value)] } }
}
