import { expect, test } from 'vitest'
import { migratedLine, noteMigrations } from './note-migrations.ts'

const migrations = (...names: string[]) => names.map((name) => ({ name, up: async (_: object) => {} }))

test('what was migrated is one line with its names and how long it took, once', async () => {
  for (const { up } of noteMigrations(migrations('20261128_slogan', '20261129_placement'))) await up({})
  expect(migratedLine()).toMatch(/^Migrated: 20261128_slogan, 20261129_placement \(\d+\.\d s\)$/)
  expect(migratedLine()).toBeUndefined()
})

test('the many of a new database are counted', async () => {
  const names = Array.from({ length: 120 }, (_, i) => `${i}_later`)
  for (const { up } of noteMigrations(migrations(...names))) await up({})
  expect(migratedLine()).toMatch(/^Migrated: 120 migrations, the last 119_later \(/)
})
