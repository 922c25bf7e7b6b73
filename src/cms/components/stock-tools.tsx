'use client'
import { useTranslation } from '@payloadcms/ui'
import { localeOr } from '../../domain/locale.ts'
import { stockWord, type StockWord } from '../stock-words.ts'
import { CsvButtons, Outcome, useSending } from './csv-tools.tsx'

/** Above the list of stock levels: the table out and in, and what its numbers mean. */
export function StockTools() {
  const { i18n } = useTranslation()
  const say = (word: StockWord, values?: Record<string, number>) => stockWord(localeOr(i18n.language), word, values)
  const sending = useSending()
  return (
    <div className="csv-tools">
      <p>{say('meaning')}</p>
      <CsvButtons
        collection="inventory"
        file="stock.csv"
        label={say('table')}
        sending={sending}
        done={(n) => say('imported', { n })}
      />
      <Outcome report={sending.report} />
    </div>
  )
}
