import type { CollectionConfig } from 'payload'

type Saving = Pick<CollectionConfig, 'versions'>

/** A collection whose drafts are saved by hand. */
export function withoutAutosave<Kind extends Saving>(collection: Kind): Kind {
  const { versions } = collection
  if (typeof versions !== 'object' || typeof versions.drafts !== 'object') return collection
  return { ...collection, versions: { ...versions, drafts: { ...versions.drafts, autosave: false } } }
}
