import type { CollectionConfig } from 'payload'
import { accessTo, type GuardedCollection } from './permissions.ts'

const nobody = () => false

/**
 * What the shop writes itself and staff only read: whoever may, may not change it by the form, but by the actions
 * beside it.
 */
export const readOnlyAccess = (collection: GuardedCollection): NonNullable<CollectionConfig['access']> => ({
  ...accessTo(collection),
  create: nobody,
  update: nobody,
  delete: nobody,
})
