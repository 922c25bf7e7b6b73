import type { SanitizedConfig } from 'payload'

const FIRST_ERROR = '/src/cms/first-error/first-error.tsx#FirstError'

/** Puts `FirstError` into the form of every collection and every setting. */
export function withFirstError(config: SanitizedConfig): SanitizedConfig {
  for (const { admin } of config.collections) {
    const { edit } = admin.components ?? {}
    const beforeDocumentControls = [...(edit?.beforeDocumentControls ?? []), FIRST_ERROR]
    Object.assign(admin, { components: { ...admin.components, edit: { ...edit, beforeDocumentControls } } })
  }
  for (const { admin } of config.globals) {
    const { elements } = admin.components ?? {}
    const beforeDocumentControls = [...(elements?.beforeDocumentControls ?? []), FIRST_ERROR]
    Object.assign(admin, { components: { ...admin.components, elements: { ...elements, beforeDocumentControls } } })
  }
  return config
}
