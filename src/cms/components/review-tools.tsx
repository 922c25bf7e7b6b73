'use client'
import { useTranslation } from '@payloadcms/ui'
import { countText } from '../../domain/digits.ts'
import { localeOr } from '../../domain/locale.ts'
import { reviewTableWord, type ReviewTableWord } from '../review-table-words.ts'
import { CsvButtons, Outcome, useSending } from './csv-tools.tsx'

/** Above the list of reviews: the table out and in, and what comes in. */
export function ReviewTools() {
  const locale = localeOr(useTranslation().i18n.language)
  const say = (word: ReviewTableWord, n?: number) =>
    reviewTableWord(locale, word, n === undefined ? {} : { n: countText(n, locale) })
  const sending = useSending()
  return (
    <div className="csv-tools">
      <p>{say('meaning')}</p>
      <CsvButtons
        collection="reviews"
        file="reviews.csv"
        label={say('table')}
        sending={sending}
        done={({ imported, wouldAdd }) =>
          wouldAdd === undefined ? say('imported', imported ?? 0) : say('wouldAdd', wouldAdd)
        }
        tryLabel={say('tryOnly')}
      />
      <Outcome {...sending} />
    </div>
  )
}
