'use client'
import { useAuth, useListQuery, useTranslation } from '@payloadcms/ui'
import { countText } from '../../domain/digits.ts'
import { localeOr } from '../../domain/locale.ts'
import { mayAct } from '../access/order-rights.ts'
import { roleOf } from '../access/permissions.ts'
import { CsvButtons, Outcome, useSending } from '../components/csv-tools.tsx'
import { ListFile } from '../components/list-export.tsx'
import { wordsOf } from '../staff-words.ts'

const say = wordsOf('tracking')

/** Above the list of orders: its file, and for whoever ships, the table of what left. */
export function OrderTools() {
  const { data } = useListQuery()
  const { user } = useAuth()
  const locale = localeOr(useTranslation().i18n.language)
  const number = (value = 0) => countText(value, locale)
  const sending = useSending()
  return (
    <>
      <ListFile list="orders" />
      {mayAct(roleOf(user), 'ship') && (data?.totalDocs || sending.report) && (
        <section aria-label={say(locale, 'title')} className="csv-tools">
          <CsvButtons
            collection="orders"
            file="orders.csv"
            label={say(locale, 'table')}
            exported={<p>{say(locale, 'meaning')}</p>}
            mayImport
            importLabel={say(locale, 'importCsv')}
            tryLabel={say(locale, 'tryOnly')}
            sending={sending}
            done={({ imported, wouldChange, unchanged }) =>
              wouldChange === undefined
                ? say(locale, 'imported', { n: number(imported), unchanged: number(unchanged) })
                : say(locale, 'tried', { changed: number(wouldChange), unchanged: number(unchanged) })
            }
          />
          <Outcome {...sending} />
        </section>
      )}
    </>
  )
}
