'use client'
import { useTranslation } from '@payloadcms/ui'
import { localeOr } from '../../domain/locale.ts'
import { reviewTableWord, type ReviewTableWord } from '../review-table-words.ts'
import { CsvButtons, Outcome, useSending } from './csv-tools.tsx'

/** Above the list of reviews: the table out and in, and what comes in. */
export function ReviewTools() {
  const { i18n } = useTranslation()
  const say = (word: ReviewTableWord, values?: Record<string, number>) =>
    reviewTableWord(localeOr(i18n.language), word, values)
  const sending = useSending()
  return (
    <div className="csv-tools">
      <p>{say('meaning')}</p>
      <CsvButtons
        collection="reviews"
        file="reviews.csv"
        label={say('table')}
        sending={sending}
        done={(n, wouldAdd) => (wouldAdd === undefined ? say('imported', { n }) : say('wouldAdd', { n: wouldAdd }))}
        tryLabel={say('tryOnly')}
      />
      <Outcome report={sending.report} />
    </div>
  )
}
