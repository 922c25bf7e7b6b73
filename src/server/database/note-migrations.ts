type Migration<Args> = { name: string; up(args: Args): Promise<void> }

const MOST_NAMED = 10
const done: string[] = []
let began = 0

/** The same migrations, which note that they were done. */
export const noteMigrations = <Args, Each extends Migration<Args>>(migrations: readonly Each[]): Each[] =>
  migrations.map((migration) => ({
    ...migration,
    async up(args: Args) {
      began ||= performance.now()
      await migration.up(args)
      done.push(migration.name)
    },
  }))

/** What was migrated since the last call, in one line; undefined where nothing was. */
export function migratedLine(): string | undefined {
  const names = done.splice(0)
  const took = `${((performance.now() - began) / 1000).toFixed(1)} s`
  began = 0
  if (names.length === 0) return undefined
  // A new database has all of them.
  return names.length > MOST_NAMED
    ? `Migrated: ${names.length} migrations, the last ${names.at(-1)} (${took})`
    : `Migrated: ${names.join(', ')} (${took})`
}
