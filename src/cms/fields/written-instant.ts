import type { NumberField } from 'payload'

const components = {
  Field: '/src/cms/fields/instant-view.tsx#InstantView',
  Cell: '/src/cms/fields/instant-view.tsx#InstantCell',
}

/** A moment that the shop writes, in milliseconds since 1970, and that staff read as a date and a time. */
export const writtenInstant = (name: string, more: Pick<NumberField, 'required' | 'index'> = {}): NumberField =>
  ({ name, type: 'number', ...more, admin: { components } }) as NumberField
