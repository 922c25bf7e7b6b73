import type { UIField } from 'payload'

type Part = NonNullable<NonNullable<UIField['admin']>['components']>['Field']

/** A part of a form that stores nothing: neither a column of the list, nor changed for several documents at once. */
export const formPart = (name: string, Field: Part, admin?: { position: 'sidebar' }): UIField => ({
  name,
  type: 'ui',
  admin: { ...admin, disableBulkEdit: true, disableListColumn: true, components: { Field } },
})
