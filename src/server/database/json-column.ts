/** The value of a JSON column: PostgreSQL returns it parsed, SQLite as text. It was written by the shop itself. */
export const jsonOf = <T>(value: unknown): T => (typeof value === 'string' ? JSON.parse(value) : value) as T
