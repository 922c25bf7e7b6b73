import { initI18n } from '@payloadcms/translations'
import { en } from '@payloadcms/translations/languages/en'
import { formatDate } from '@payloadcms/ui/shared'
import { expect, test } from 'vitest'
import { prepareFrenchPickers, sayFrenchTimes } from './french-times.ts'
import { payloadFrench } from './payload-french.ts'

/** A moment as Payload writes it in lists, in the zone of the reader. */
async function written(language: 'en' | 'fr', pattern = 'PPp', hour = 18): Promise<string> {
  const config = { fallbackLanguage: 'en', supportedLanguages: { en, fr: payloadFrench } } as const
  const i18n = await initI18n({ config, context: 'client', language })
  return formatDate({ date: new Date(2026, 10, 22, hour, 5), i18n: i18n as never, pattern })
}

test('the admin writes the hour of a day as each language does', async () => {
  await sayFrenchTimes()
  expect([await written('fr'), await written('en')]).toEqual(['22 nov. 2026, 18 h 05', 'Nov 22, 2026, 6:05 PM'])
})

test('the drawer of scheduled publications writes moments and hours as each language does', async () => {
  await sayFrenchTimes()
  const moment = 'MMM d, yyy h:mm a'
  expect([await written('fr', moment), await written('en', moment)]).toEqual([
    '22 nov. 2026, 18 h 05',
    'Nov 22, 2026 6:05 PM',
  ])
  expect([await written('fr', 'h:mm aa'), await written('en', 'h:mm aa')]).toEqual(['18 h 05', '6:05 PM'])
  expect(await written('fr', 'do MMMM')).toBe('22 novembre')
  expect(await written('fr', 'p', 9)).toBe('9 h 05')
})

test('a picker that is drawn but once writes its day in French', async () => {
  const scope = {}
  prepareFrenchPickers(await sayFrenchTimes(), scope)
  expect(scope).toMatchObject({ __localeId__: 'fr', __localeData__: { fr: { code: 'fr' } } })
})
