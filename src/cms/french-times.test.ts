import { initI18n } from '@payloadcms/translations'
import { en } from '@payloadcms/translations/languages/en'
import { formatDate } from '@payloadcms/ui/shared'
import { expect, test } from 'vitest'
import { sayFrenchTimes } from './french-times.ts'
import { payloadFrench } from './payload-french.ts'

/** A moment as Payload writes it in lists, in the zone of the reader. */
async function written(language: 'en' | 'fr'): Promise<string> {
  const config = { fallbackLanguage: 'en', supportedLanguages: { en, fr: payloadFrench } } as const
  const i18n = await initI18n({ config, context: 'client', language })
  return formatDate({ date: new Date(2026, 10, 22, 18, 5), i18n: i18n as never, pattern: 'PPp' })
}

test('the admin writes the hour of a day as each language does', async () => {
  await sayFrenchTimes()
  expect([await written('fr'), await written('en')]).toEqual(['22 nov. 2026, 18 h 05', 'Nov 22, 2026, 6:05 PM'])
})
