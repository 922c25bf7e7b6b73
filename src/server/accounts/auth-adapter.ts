import { createAdapterFactory, type CleanedWhere } from 'better-auth/adapters'
import type { Payload } from 'payload'
import type { CustomerDeed } from '../../domain/webhooks/webhook.ts'
import { inTransaction, isPostgres, rowsOf, sql, type Rows } from '../database/database.ts'
import { noteCustomers } from './note-customer.ts'
import { writeCustomerSearch } from './write-customer-search.ts'

type Row = Record<string, unknown>
type Sql = ReturnType<typeof sql>

/** better-auth's names of tables; the columns are Payload's: the same names, in snake case. */
const tables: Record<string, string> = {
  user: 'customers',
  session: 'customer_sessions',
  account: 'customer_credentials',
  verification: 'customer_verifications',
  passkey: 'customer_passkeys',
}

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
const camel = (name: string) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
const column = (name: string): Sql => sql`${sql.identifier(snake(name))}`
const fromRow = (row: Row): Row => Object.fromEntries(Object.entries(row).map(([name, value]) => [camel(name), value]))
const list = (parts: Sql[], between = sql`, `): Sql => sql.join(parts, between)

/** better-auth on the shop's own database, through the one queue of writers (decision 0019). */
export const authAdapter = (payload: Payload) =>
  createAdapterFactory({
    // Dates are ISO text both ways: SQLite stores them so, and Drizzle gives PostgreSQL's as text.
    config: {
      adapterId: 'portage',
      adapterName: 'Portage',
      supportsDates: false,
      supportsBooleans: isPostgres(payload),
      supportsJSON: false,
      supportsNumericIds: false,
      transaction: false,
    },
    adapter: () => {
      const rows = rowsOf(payload)
      /** What is done with customers is in what staff search and in the change feed, in the same transaction. */
      const noted = (model: string, deed: CustomerDeed, work: (inside: Rows) => Promise<Row[]>): Promise<Row[]> =>
        model === 'user'
          ? inTransaction(payload, async (inside) => {
              const done = await work(inside)
              const ids = done.map(({ id }) => String(id))
              if (deed !== 'deleted') for (const id of ids) await writeCustomerSearch(payload, inside, id)
              await noteCustomers(payload, inside, deed, ids)
              return done
            })
          : work(rows)
      return {
        // The library's adapter returns the caller's own type, which a row cannot be shown to have.
        create: async ({ model, data }) =>
          (await noted(model, 'created', async (inside) => [await insert(inside, table(model), data)]))[0] as never,
        findOne: async ({ model, where }) =>
          ((await select(rows, table(model), where, sql`limit 1`))[0] ?? null) as never,
        findMany: async ({ model, where, limit, sortBy, offset }) => {
          const order = sortBy
            ? sql`order by ${column(sortBy.field)} ${sortBy.direction === 'desc' ? sql`desc` : sql`asc`}`
            : sql``
          return (await select(
            rows,
            table(model),
            where ?? [],
            sql`${order} limit ${limit} offset ${offset ?? 0}`,
            // The caller's own type, as above.
          )) as never
        },
        count: async ({ model, where }) => {
          const [found] = await rows<{ count: number | string }>(
            sql`select count(*) as count from ${table(model)} ${condition(where)}`,
          )
          return Number(found?.count ?? 0)
        },
        // One row: each of these is asked for by a unique field.
        update: async ({ model, where, update }) =>
          ((await noted(model, 'updated', (inside) => change(inside, table(model), where, update as Row)))[0] ??
            null) as never,
        updateMany: async ({ model, where, update }) =>
          (await noted(model, 'updated', (inside) => change(inside, table(model), where, update))).length,
        delete: async ({ model, where }) =>
          void (await noted(model, 'deleted', (inside) => remove(inside, table(model), where))),
        deleteMany: async ({ model, where }) =>
          (await noted(model, 'deleted', (inside) => remove(inside, table(model), where))).length,
        // Two at once: the second finds nothing, as the row is gone when its turn comes.
        consumeOne: async ({ model, where }) =>
          inTransaction(payload, async (inside) => {
            const [found] = await select(
              inside,
              table(model),
              where,
              isPostgres(payload) ? sql`limit 1 for update` : sql`limit 1`,
            )
            if (!found) return null
            // The caller's own type, as above.
            return ((await remove(inside, table(model), [equal('id', String(found.id))]))[0] ?? null) as never
          }),
        incrementOne: async ({ model, where, increment, set }) => {
          const added = Object.entries(increment).map(([name, by]) => sql`${column(name)} = ${column(name)} + ${by}`)
          const [changed] = await returned(
            rows,
            sql`update ${table(model)} set ${list([...added, ...assignments((set ?? {}) as Row)])} ${condition(where)} returning *`,
          )
          return (changed ?? null) as never
        },
      }
    },
  })

function table(model: string): Sql {
  const name = tables[model]
  if (!name) throw new Error(`better-auth reads an unknown table: ${model}`)
  return sql`${sql.identifier(name)}`
}

const returned = async (rows: Rows, query: Sql): Promise<Row[]> => (await rows<Row>(query)).map(fromRow)

async function insert(rows: Rows, into: Sql, data: Row): Promise<Row> {
  const fields = Object.entries(data)
  const [made] = await returned(
    rows,
    sql`insert into ${into} (${list(fields.map(([name]) => column(name)))}) values (${list(fields.map(([, value]) => sql`${value}`))}) returning *`,
  )
  if (!made) throw new Error('a row was inserted and not returned')
  return made
}

const select = (rows: Rows, from: Sql, where: CleanedWhere[], rest: Sql) =>
  returned(rows, sql`select * from ${from} ${condition(where)} ${rest}`)
const remove = (rows: Rows, from: Sql, where: CleanedWhere[]) =>
  returned(rows, sql`delete from ${from} ${condition(where)} returning *`)
const assignments = (update: Row): Sql[] =>
  Object.entries(update).map(([name, value]) => sql`${column(name)} = ${value}`)
const change = (rows: Rows, at: Sql, where: CleanedWhere[], update: Row) =>
  returned(rows, sql`update ${at} set ${list(assignments(update))} ${condition(where)} returning *`)

const equal = (field: string, value: string): CleanedWhere => ({
  field,
  value,
  operator: 'eq',
  connector: 'AND',
  mode: 'sensitive',
})

const comparisons = { eq: sql`=`, ne: sql`<>`, lt: sql`<`, lte: sql`<=`, gt: sql`>`, gte: sql`>=` } as const
const affixes: Record<string, [string, string]> = { contains: ['%', '%'], starts_with: ['', '%'], ends_with: ['%', ''] }

function condition(where: CleanedWhere[] | undefined): Sql {
  if (!where || where.length === 0) return sql``
  const all = where.filter(({ connector }) => connector !== 'OR').map(clause)
  const any = where.filter(({ connector }) => connector === 'OR').map(clause)
  const parts = [...all, ...(any.length > 0 ? [sql`(${list(any, sql` or `)})`] : [])]
  return sql`where ${list(parts, sql` and `)}`
}

function clause({ field, value, operator, mode }: CleanedWhere): Sql {
  const folds = mode === 'insensitive' && typeof value === 'string'
  const left = folds ? sql`lower(${column(field)})` : column(field)
  const plain = folds ? value.toLowerCase() : value
  if (operator === 'in' || operator === 'not_in') {
    const values = (Array.isArray(value) ? value : [value]).map((one) => sql`${one}`)
    if (values.length === 0) return operator === 'in' ? sql`1 = 0` : sql`1 = 1`
    return sql`${left} ${operator === 'in' ? sql`in` : sql`not in`} (${list(values)})`
  }
  if (plain === null) return operator === 'ne' ? sql`${left} is not null` : sql`${left} is null`
  const affix = affixes[operator]
  if (affix)
    return sql`${left} like ${affix[0] + String(plain).replace(/[\\%_]/g, String.raw`\$&`) + affix[1]} escape '\\'`
  return sql`${left} ${comparisons[operator as keyof typeof comparisons]} ${plain instanceof Date ? plain.toISOString() : plain}`
}
