/**
 * Calls a function of the admin by its name. A name that Payload has no function for is the caller's mistake (404), and
 * no failure of the admin; so is that of a part of every object, which Payload would take for one of its functions.
 */
export async function knownFunction<Result>(
  name: unknown,
  call: () => Promise<Result>,
  notFound: () => never,
): Promise<Result> {
  if (typeof name !== 'string' || name in Object.prototype) notFound()
  try {
    return await call()
  } catch (error) {
    if (error instanceof Error && error.message.startsWith(UNKNOWN)) notFound()
    throw error
  }
}

/** What Payload says of it. */
const UNKNOWN = 'Unknown Server Function'
