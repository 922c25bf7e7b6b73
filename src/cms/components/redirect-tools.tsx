'use client'
import { useTranslation } from '@payloadcms/ui'
import { countText } from '../../domain/digits.ts'
import { localeOr } from '../../domain/locale.ts'
import { redirectWord, type RedirectWord } from '../redirect-words.ts'
import { CsvButtons, Outcome, useSending } from './csv-tools.tsx'

/** Above the list of redirects: the table out and in. */
export function RedirectTools() {
  const locale = localeOr(useTranslation().i18n.language)
  const say = (word: RedirectWord, values?: Record<string, string>) => redirectWord(locale, word, values)
  const number = (value = 0) => countText(value, locale)
  const sending = useSending()
  return (
    <div className="csv-tools">
      <p>{say('meaning')}</p>
      <CsvButtons
        collection="redirects"
        file="redirects.csv"
        label={say('table')}
        sending={sending}
        tryLabel={say('tryOnly')}
        done={({ imported, wouldAdd, wouldChange }) =>
          imported === undefined
            ? say('tried', { added: number(wouldAdd), changed: number(wouldChange) })
            : say('imported', { n: number(imported) })
        }
      />
      <Outcome {...sending} />
    </div>
  )
}
