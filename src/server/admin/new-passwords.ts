import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, PayloadRequest } from 'payload'

const passwordsIn = (req: PayloadRequest) => (req.context.newPasswords ??= new Set()) as Set<unknown>

/** First: that a save sets a new password, which is no longer in the data once it is saved. */
export const noteNewPassword: CollectionBeforeChangeHook = ({ data, operation, originalDoc, req }) =>
  void (operation === 'update' && data.password && passwordsIn(req).add(originalDoc.id))

/** Whether the save that is done set a new password of this member. */
export const hasNewPassword = (req: PayloadRequest, id: unknown): boolean => passwordsIn(req).has(id)

/** Last: a later save of the same request may set none. */
export const forgetNewPassword: CollectionAfterChangeHook = ({ doc, req }) => void passwordsIn(req).delete(doc.id)
