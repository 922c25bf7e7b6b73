'use client'
import { useTranslation } from '@payloadcms/ui'
import { countText } from '../../domain/digits.ts'
import { localeOr } from '../../domain/locale.ts'
import { stockWord, type StockWord } from '../stock-words.ts'
import { CsvButtons, Outcome, useSending } from './csv-tools.tsx'
import { ListExport } from './list-export.tsx'

/** Above the list of stock levels: the table out and in, and what its numbers mean. */
export function StockTools() {
  const locale = localeOr(useTranslation().i18n.language)
  const say = (word: StockWord, values?: Record<string, string>) => stockWord(locale, word, values)
  const number = (value = 0) => countText(value, locale)
  const sending = useSending()
  return (
    <div className="csv-tools">
      <p>{say('meaning')}</p>
      <CsvButtons
        collection="inventory"
        file="stock.csv"
        label={say('table')}
        exported={
          <ListExport
            list="inventory"
            file="stock.csv"
            words={({ isNarrowed, written }) => say(isNarrowed ? 'exportListed' : 'exportAll', { written })}
          />
        }
        sending={sending}
        tryLabel={say('tryOnly')}
        done={({ imported, wouldChange, wouldEmpty }) =>
          wouldChange === undefined
            ? say('imported', { n: number(imported) })
            : say('tried', { changed: number(wouldChange), emptied: number(wouldEmpty) })
        }
      />
      <Outcome {...sending} />
    </div>
  )
}
