export type PlainObject = Record<string, unknown>

/** Whether data, as of JSON, is an object with fields: no list, and not null. */
export const isPlainObject = (value: unknown): value is PlainObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
