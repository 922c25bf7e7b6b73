import { yieldToEventLoop } from './yield-to-event-loop.ts'

/** Rows read at a time: on SQLite no request is answered meanwhile. */
export const READ_AT_ONCE = 200
/** Above every id: the largest integer of PostgreSQL's own type. */
const NEWEST = 2_147_483_647

/** Rows by falling id, at most so many, `READ_AT_ONCE` at a time: `read` has the first of those below an id. */
export async function* newestFirst<Row extends { id: number }>(
  most: number,
  read: (before: number) => Promise<Row[]>,
): AsyncGenerator<Row> {
  for (let [before, seen] = [NEWEST, 0]; seen < most; seen += READ_AT_ONCE) {
    const found = await read(before)
    yield* found
    const last = found.at(-1)
    if (!last || found.length < READ_AT_ONCE) return
    before = Number(last.id)
    await yieldToEventLoop()
  }
}
