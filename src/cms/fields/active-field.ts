import type { Field } from 'payload'

/**
 * Whether something is in effect. A copy is not, until whoever made it has changed it and switched it on. Each
 * collection has a field of its own, with its own hint.
 */
export const activeField = (): Field => ({
  name: 'active',
  type: 'checkbox',
  defaultValue: true,
  admin: { position: 'sidebar' },
  hooks: { beforeDuplicate: [() => false] },
})
