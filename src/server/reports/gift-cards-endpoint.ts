import type { Payload } from 'payload'
import { accountingWord } from '../../cms/accounting/accounting-words.ts'
import { tableForPeople } from '../../cms/csv-table.ts'
import { bookAmounts } from '../../domain/gift-card/gift-card-book.ts'
import type { Locale } from '../../domain/locale.ts'
import type { ReportSpan } from '../../domain/reports/report-span.ts'
import { accountingReport } from './accounting-report.ts'
import { giftCardsOf, readGiftCards } from './read-gift-cards.ts'

/** `GET /admin/api/gift-card-balances`: what gift cards are worth before and after some days; each card in the file. */
export const giftCardBalancesEndpoint = accountingReport({
  path: '/gift-card-balances',
  file: (locale) => accountingWord(locale, 'cardsFile'),
  json: readGiftCards,
  csv: fileOf,
})

async function* fileOf(payload: Payload, span: ReportSpan, locale: Locale): AsyncGenerator<string> {
  const columns = [
    ...(['lastFour', 'order', 'issuedOn'] as const).map((key) => ({ key, title: accountingWord(locale, key) })),
    ...bookAmounts.map((key) => ({ key, title: accountingWord(locale, key), is: 'amount' as const })),
  ]
  yield tableForPeople([], columns, locale)
  for await (const cards of giftCardsOf(payload, span))
    yield tableForPeople(cards, columns, locale, { isContinued: true })
}
