import type { SanitizedConfig } from 'payload'

const parts = ['/src/cms/every-form/first-error.tsx#FirstError', '/src/cms/every-form/missed-choice.tsx#MissedChoice']

/** Puts what every form has into the form of every collection and every setting. */
export function withFormParts(config: SanitizedConfig): SanitizedConfig {
  for (const { admin } of config.collections) {
    const { edit } = admin.components ?? {}
    const beforeDocumentControls = [...(edit?.beforeDocumentControls ?? []), ...parts]
    Object.assign(admin, { components: { ...admin.components, edit: { ...edit, beforeDocumentControls } } })
  }
  for (const { admin } of config.globals) {
    const { elements } = admin.components ?? {}
    const beforeDocumentControls = [...(elements?.beforeDocumentControls ?? []), ...parts]
    Object.assign(admin, { components: { ...admin.components, elements: { ...elements, beforeDocumentControls } } })
  }
  return config
}
