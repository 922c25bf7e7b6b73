import { z } from 'zod'
import { locales } from '../../domain/locale.ts'
import { rowsOf, sql } from '../database/database.ts'
import { limitOf, pageOf, updatedSince } from './pages.ts'
import { route } from './route.ts'

const customer = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  language: z.enum(locales),
  isConfirmed: z.boolean(),
  createdAt: z.iso.datetime(),
})
type CustomerRow = {
  id: string
  email: string
  name: string
  locale: (typeof locales)[number]
  email_verified: boolean | number
  created_at: string | Date
}
const columns = sql`id, email, name, locale, email_verified, created_at`

const customerOf = (row: CustomerRow): z.infer<typeof customer> => ({
  id: row.id,
  email: row.email,
  name: row.name,
  language: row.locale,
  isConfirmed: Number(row.email_verified) === 1,
  createdAt: new Date(row.created_at).toISOString(),
})

/** The place of an account in the list: when it was made, and its id, as accounts have no numbers. */
const cursor = z.string().regex(/^(0|\d{1,13}\.[\w-]{1,64})$/)
const cursorOf = ({ id, createdAt }: z.infer<typeof customer>): string => `${Date.parse(createdAt)}.${id}`

export const customerRoutes = [
  route({
    method: 'GET',
    path: 'customers',
    scope: 'read:customers',
    summary: 'Customers in the order in which their accounts were made, some at a time',
    params: z.object({}),
    query: z.object({
      after: cursor.default('0').describe('`next` of the page before'),
      limit: limitOf(100),
      updatedSince: updatedSince('only those whose accounts were made or have changed since'),
    }),
    answer: pageOf(customer).extend({
      next: z.string().nullable().describe('null on the last page'),
      last: z.string().describe('on the last page too: `after` of a later request, for what comes then'),
    }),
    async run({ query: { after, limit, updatedSince: since } }, { payload }) {
      const [time, id = ''] = after.split('.')
      const found = await rowsOf(await payload())<CustomerRow>(sql`
        select ${columns} from customers where (created_at, id) > (${new Date(Number(time)).toISOString()}, ${id})
        ${since ? sql`and updated_at >= ${new Date(since).toISOString()}` : sql``} order by created_at, id limit ${limit}`)
      const items = found.map(customerOf)
      const end = items.at(-1)
      const last = end ? cursorOf(end) : after
      return { items, next: items.length === limit ? last : null, last }
    },
  }),
  route({
    method: 'GET',
    path: 'customers/{id}',
    scope: 'read:customers',
    summary: 'A customer: who the account is of, and nothing of employee prices',
    params: z.object({ id: z.string().max(64) }),
    query: z.object({}),
    answer: customer,
    async run({ params }, { payload }) {
      const [row] = await rowsOf(await payload())<CustomerRow>(
        sql`select ${columns} from customers where id = ${params.id}`,
      )
      return row ? customerOf(row) : { problem: 'not-found' }
    },
  }),
]
