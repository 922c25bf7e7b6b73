import { DatabaseSync } from 'node:sqlite'
import { migrations } from '../../migrations/sqlite/index.ts'

/** Whether a start of this version would migrate an embedded database. */
export function hasWaitingMigrations(file: string): boolean {
  const applied = appliedTo(file)
  return migrations.some(({ name }) => !applied.has(name))
}

function appliedTo(file: string): ReadonlySet<unknown> {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    const rows = database.prepare('select name from payload_migrations').all()
    return new Set(rows.map(({ name }) => name))
  } catch {
    // No such table: whoever has it open has just begun.
    return new Set()
  } finally {
    database.close()
  }
}
