'use client'
import { useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import { localeOr } from '../../domain/locale.ts'
import { lastMonth } from '../../domain/reports/report-span.ts'
import { shopDay } from '../../domain/shop-day.ts'
import '../home/home.css'
import { accountingWord } from './accounting-words.ts'
import { GiftCardTable, giftCardReport } from './gift-card-table.tsx'
import { ReportSection } from './report-section.tsx'
import { TaxTables, taxReport } from './tax-tables.tsx'

/** What was collected in taxes on some days, and what gift cards are worth; the month before today to begin with. */
export function Accounting() {
  const { i18n } = useTranslation()
  const locale = localeOr(i18n.language)
  const [span, setSpan] = useState(() => lastMonth(shopDay(Date.now())))
  return (
    <div className="home">
      <h1>{accountingWord(locale, 'title')}</h1>
      <p>{accountingWord(locale, 'text')}</p>
      <div className="home__form">
        {(['from', 'to'] as const).map((end) => (
          <label key={end}>
            {accountingWord(locale, end)}
            <input
              type="date"
              value={span[end]}
              onChange={({ target }) => target.value && setSpan({ ...span, [end]: target.value })}
            />
          </label>
        ))}
      </div>
      <ReportSection title={accountingWord(locale, 'taxes')} path="/taxes-collected" span={span} shape={taxReport}>
        {(found) => <TaxTables found={found} locale={locale} />}
      </ReportSection>
      <ReportSection
        title={accountingWord(locale, 'cards')}
        path="/gift-card-balances"
        span={span}
        shape={giftCardReport}
      >
        {(found) => <GiftCardTable found={found} locale={locale} />}
      </ReportSection>
    </div>
  )
}
