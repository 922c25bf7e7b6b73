import type { CollectionBeforeChangeHook, Field, GlobalBeforeChangeHook, PayloadRequest } from 'payload'

/** Who saved last, as its own hook writes it; versions have it of every save. */
export const savedByField: Field = {
  name: 'savedBy',
  type: 'text',
  access: { create: () => false, update: () => false },
  admin: { position: 'sidebar', readOnly: true },
}

const emailOf = ({ user }: PayloadRequest) => (user && 'email' in user ? user.email : undefined)

export const noteSavedBy: CollectionBeforeChangeHook = ({ data, req }) => ({ ...data, savedBy: emailOf(req) })
export const noteGlobalSavedBy: GlobalBeforeChangeHook = ({ data, req }) => ({ ...data, savedBy: emailOf(req) })
