import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newPostgresDatabase } from '../testing/databases.ts'
import { postgresFault } from './postgres-fault.ts'

// docs/operations.md: PostgreSQL
let owner: pg.Client
let guest: URL
beforeAll(async () => {
  const url = await newPostgresDatabase()
  owner = new pg.Client(url)
  await owner.connect()
  guest = new URL(url)
  guest.username = `guest-${guest.pathname.slice(1)}`
  await owner.query(`create role "${guest.username}" login password 'x'; revoke create on schema public from public`)
  guest.password = 'x'
})
afterAll(async () => {
  await owner.query(`drop owned by "${guest.username}"; drop role "${guest.username}"`)
  await owner.end()
})

test('a user who may not create the tables is refused with what to grant, until it is granted', async () => {
  const { hostname, port, pathname, username } = guest
  const where = `host ${hostname}, port ${port}, database ${pathname.slice(1)}, user ${username}`
  const grant = `GRANT USAGE, CREATE ON SCHEMA public TO "${username}";`
  expect(await postgresFault(guest.href)).toBe(
    `DATABASE_URL leads to a database without a shop where its user may not create tables (${where}). If it is not the right one, correct DATABASE_URL; if it is, as its owner: ${grant}`,
  )
  await owner.query(grant)
  expect(await postgresFault(guest.href)).toBeUndefined()
})

test('a user of tables that are there need not create any', async () => {
  await owner.query(`revoke all on schema public from "${guest.username}"; create table payload_migrations (id int)`)
  expect(await postgresFault(guest.href)).toBeUndefined()
})

test('a database that is not there is to be named right, not to be started', async () => {
  const other = new URL(guest)
  other.pathname = '/no-such-database'
  expect(await postgresFault(other.href)).toMatch(/does not exist \(host .+\)\. Correct DATABASE_URL\.$/)
})
