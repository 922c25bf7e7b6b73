import type { TextField } from 'payload'

/** A stable name that URLs, menus and code refer to; never translated. */
export const keyField = (name = 'key', description?: string): TextField => ({
  name,
  type: 'text',
  required: true,
  unique: true,
  index: true,
  validate: (value: unknown) => isSlug(value) || 'Use small letters, digits and single hyphens.',
  admin: { position: 'sidebar', ...(description && { description }) },
})

/** A part of a URL, one per language. */
export const slugField = (): TextField => ({
  name: 'slug',
  type: 'text',
  required: true,
  localized: true,
  index: true,
  // A document written in all languages at once is checked with all of them in one object.
  validate: (value: unknown) => (typeof value === 'object' && value !== null ? Object.values(value) : [value]).every(isSlug) || 'Use small letters without accents, digits and single hyphens.',
  admin: { position: 'sidebar' },
})

const isSlug = (value: unknown): boolean => typeof value === 'string' && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value)
