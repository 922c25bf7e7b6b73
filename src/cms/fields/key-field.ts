import type { TextField } from 'payload'

/** A stable name that URLs, menus and code refer to; never translated. */
export const keyField = (name = 'key', description?: string): TextField => ({
  name,
  type: 'text',
  required: true,
  unique: true,
  index: true,
  validate: (value: unknown) => (typeof value === 'string' && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value)) || 'Use small letters, digits and single hyphens.',
  admin: { position: 'sidebar', ...(description && { description }) },
})

/** A part of a URL, one per language. */
export const slugField = (): TextField => ({
  name: 'slug',
  type: 'text',
  required: true,
  localized: true,
  index: true,
  validate: (value: unknown) => (typeof value === 'string' && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value)) || 'Use small letters without accents, digits and single hyphens.',
  admin: { position: 'sidebar' },
})
