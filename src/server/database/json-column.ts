/** What a JSON column holds: PostgreSQL gives it read, SQLite as text. It was written by the shop itself. */
export const jsonOf = <T>(value: unknown): T => (typeof value === 'string' ? JSON.parse(value) : value) as T
