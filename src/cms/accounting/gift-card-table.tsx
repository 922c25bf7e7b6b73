'use client'
import { z } from 'zod'
import { bookAmounts } from '../../domain/gift-card/gift-card-book.ts'
import type { Locale } from '../../domain/locale.ts'
import { money } from '../../domain/money.ts'
import { reportNumbers } from '../views/report-numbers.ts'
import { accountingWord } from './accounting-words.ts'

export const giftCardReport = z.object({
  opening: z.number(),
  issued: z.number(),
  spent: z.number(),
  givenBack: z.number(),
  cancelled: z.number(),
  closing: z.number(),
  cards: z.number(),
})

/** What gift cards were worth before some days, what happened on them, and what they are worth after. */
export function GiftCardTable({ found, locale }: { found: z.infer<typeof giftCardReport>; locale: Locale }) {
  return (
    <>
      <p>{accountingWord(locale, 'cardsText')}</p>
      <div className="home__scroll">
        <table>
          <tbody>
            {bookAmounts.map((name) => (
              <tr key={name}>
                <th scope="row" className="home__wide">
                  {accountingWord(locale, name)}
                </th>
                <td className="home__number">{money(found[name], locale)}</td>
              </tr>
            ))}
            <tr>
              <th scope="row" className="home__wide">
                {accountingWord(locale, 'cardsOpen')}
              </th>
              <td className="home__number">{reportNumbers(locale).count(found.cards)}</td>
            </tr>
          </tbody>
        </table>
      </div>
    </>
  )
}
