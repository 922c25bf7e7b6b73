import type { SanitizedConfig } from 'payload'

const part = (file: string, name: string) => `/src/cms/every-form/${file}.tsx#${name}`
const parts = [
  part('first-error', 'FirstError'),
  part('missed-choice', 'MissedChoice'),
  part('ask-before-language', 'AskBeforeLanguage'),
]
const partsOfAutosaved = [...parts, part('save-on-leave', 'SaveOnLeave'), part('saved-elsewhere', 'SavedElsewhere')]

/** Puts what every form has into the form of every collection and every setting. */
export function withFormParts(config: SanitizedConfig): SanitizedConfig {
  for (const { admin, versions } of config.collections) {
    const { edit } = admin.components ?? {}
    const own = versions?.drafts && versions.drafts.autosave ? partsOfAutosaved : parts
    const beforeDocumentControls = [...(edit?.beforeDocumentControls ?? []), ...own]
    Object.assign(admin, { components: { ...admin.components, edit: { ...edit, beforeDocumentControls } } })
  }
  for (const { admin } of config.globals) {
    const { elements } = admin.components ?? {}
    const beforeDocumentControls = [...(elements?.beforeDocumentControls ?? []), ...parts]
    Object.assign(admin, { components: { ...admin.components, elements: { ...elements, beforeDocumentControls } } })
  }
  return config
}
