import type { CollectionConfig } from 'payload'
import { accessTo, type GuardedCollection } from './permissions.ts'

const nobody = () => false

/** Written by the shop and read-only in the form: staff with permission change it by the actions beside it. */
export const readOnlyAccess = (collection: GuardedCollection): NonNullable<CollectionConfig['access']> => ({
  ...accessTo(collection),
  create: nobody,
  update: nobody,
  delete: nobody,
})
