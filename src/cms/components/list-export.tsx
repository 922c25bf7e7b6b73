'use client'
import { useConfig, useListQuery, useLocale, useTranslation } from '@payloadcms/ui'
import { useSearchParams } from 'next/navigation'
import { useId } from 'react'
import { localeOr } from '../../domain/locale.ts'
import { listFilter } from '../saved-views/saved-view.ts'
import { exchangeWord } from '../staff-words.ts'
import { reportNumbers } from '../views/report-numbers.ts'
import { button } from './csv-tools.tsx'

type Props = {
  /** The collection of the list. */
  list: string
  file?: string
  /** What the file has of so many documents; `isNarrowed`: of a filter or a search. */
  words?: (shown: { count: number; written: string; isNarrowed: boolean }) => string
}

/** What a list shows, as a table for a spreadsheet. */
export function ListExport({ list, file, words }: Props) {
  const { config } = useConfig()
  const { i18n } = useTranslation()
  const content = useLocale().code
  const { data } = useListQuery()
  const filter = listFilter(useSearchParams().toString())
  const described = useId()
  const locale = localeOr(i18n.language)
  const isNarrowed = filter.length > 0
  // Words are filtered in the language of the list.
  const query = new URLSearchParams([['format', 'csv'], ...(isNarrowed ? [['locale', content], ...filter] : [])])
  const count = data?.totalDocs ?? 0
  const shown = { count, written: reportNumbers(locale).count(count), isNarrowed }
  return (
    <>
      <a
        href={`${config.routes.api}/${list}/export?${query.toString()}`}
        download={file ?? true}
        aria-describedby={described}
        className={button}
      >
        {exchangeWord(locale, 'exportCsv')}
      </a>
      <p id={described}>{words?.(shown) ?? exchangeWord(locale, 'exportShown', { written: shown.written })}</p>
    </>
  )
}

/** Above a list that only goes out: its file, once there is something in it. */
export function ListFile({ list }: Pick<Props, 'list'>) {
  const { data } = useListQuery()
  if (!data?.totalDocs) return null
  return (
    <div className="csv-tools">
      <div className="csv-tools__row">
        <ListExport list={list} />
      </div>
    </div>
  )
}
