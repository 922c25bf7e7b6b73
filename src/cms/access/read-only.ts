import type { CollectionConfig } from 'payload'
import { accessTo, type GuardedCollection } from './permissions.ts'

const noOne = () => false

/** Written by the shop and read-only in the form: staff with permission change it by the actions beside it. */
export const readOnlyAccess = (collection: GuardedCollection): NonNullable<CollectionConfig['access']> => ({
  ...accessTo(collection),
  create: noOne,
  update: noOne,
  delete: noOne,
})
