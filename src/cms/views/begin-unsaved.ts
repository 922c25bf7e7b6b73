import { initI18n } from '@payloadcms/translations'
import { getClientConfig } from '@payloadcms/ui/utilities/getClientConfig'
import { getPayload, type ImportMap, type SanitizedConfig } from 'payload'
import { withoutAutosave } from './without-autosave.ts'

/**
 * The configuration a page of the admin is rendered with. Payload makes an empty draft as soon as somebody opens
 * “create” in a collection with autosave, and leaves it behind if they turn away; there the form is one without
 * autosave, until its first save.
 */
export async function beginUnsaved(
  whole: Promise<SanitizedConfig>,
  segments: string[] | undefined,
  importMap: ImportMap,
): Promise<SanitizedConfig> {
  const config = await whole
  const [kind, slug, last, ...more] = segments ?? []
  if (kind !== 'collections' || last !== 'create' || more.length > 0) return config
  await keepWhole(config, importMap)
  return {
    ...config,
    collections: config.collections.map((each) => (each.slug === slug ? withoutAutosave(each) : each)),
  }
}

/**
 * Payload opens, and derives what browsers know of the configuration, from the first one it meets, and remembers both
 * for all pages: that has to be the whole one.
 */
async function keepWhole(config: SanitizedConfig, importMap: ImportMap): Promise<void> {
  await getPayload({ config, importMap, cron: true })
  for (const language of ['en', 'fr'] as const) {
    const i18n = await initI18n({ config: config.i18n, context: 'client', language })
    getClientConfig({ config, i18n, importMap, user: true })
  }
}
