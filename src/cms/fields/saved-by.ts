import type { CollectionBeforeChangeHook, Field } from 'payload'

/** Who saved last, as its own hook writes it; versions have it of every save. */
export const savedByField: Field = {
  name: 'savedBy',
  type: 'text',
  access: { create: () => false, update: () => false },
  admin: { position: 'sidebar', readOnly: true },
}

export const noteSavedBy: CollectionBeforeChangeHook = ({ data, req: { user } }) => ({
  ...data,
  savedBy: user && 'email' in user ? user.email : undefined,
})
