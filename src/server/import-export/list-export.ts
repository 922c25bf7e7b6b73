import type { Endpoint, Payload } from 'payload'
import { allowed, roleOf } from '../../cms/access/permissions.ts'
import { tableForPeople, type PeoplesColumn } from '../../cms/csv-table.ts'
import type { Id } from '../../cms/from-doc/localized.ts'
import { localeOf } from '../../cms/locale-of.ts'
import { fileWord } from '../../cms/product-file-words.ts'
import type { Locale } from '../../domain/locale.ts'
import { yieldToEventLoop } from '../database/yield-to-event-loop.ts'
import { download, refuseImport } from './download.ts'
import { listedIds, type ListedCollection } from './listed-ids.ts'

/** Rows made at a time: no page waits longer for them than for a listing. */
const AT_ONCE = 200

/** A list as a file that people open: its name, its columns, and the rows of some ids, in their order. */
export type PeoplesList<Key extends string> = {
  collection: ListedCollection
  file: (locale: Locale) => string
  columns: (locale: Locale) => PeoplesColumn<Key>[]
  rows: (payload: Payload, ids: readonly Id[], locale: Locale) => Promise<Record<Key, string | number>[]>
}

/** `GET export` of a collection: what its list shows for a `where` and a `search`, in the language of the user. */
export const listExport = <Key extends string>(list: PeoplesList<Key>): Omit<Endpoint, 'root'> => ({
  path: '/export',
  method: 'get',
  handler: async (req) => {
    const locale = localeOf(req)
    if (!allowed(roleOf(req.user), list.collection, 'read'))
      return refuseImport(403, fileWord(locale, req.user ? 'noRight' : 'noStaff'))
    const ids = await listedIds(req, list.collection, AT_ONCE)
    if (ids === 'unreadable') return refuseImport(400, fileWord(locale, 'unreadableFilter'))
    return download(tableOf(list, req.payload, ids, locale), `${list.file(locale)}.csv`, 'text/csv')
  },
})

async function* tableOf<Key extends string>(
  { columns, rows }: PeoplesList<Key>,
  payload: Payload,
  ids: AsyncIterable<Id[]>,
  locale: Locale,
): AsyncGenerator<string> {
  const titled = columns(locale)
  yield tableForPeople<Key>([], titled, locale)
  for await (const some of ids) {
    yield tableForPeople(await rows(payload, some, locale), titled, locale, { isContinued: true })
    await yieldToEventLoop()
  }
}
