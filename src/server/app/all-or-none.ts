/** Whether all are given; throws what is missing where only some are. */
export function allOrNone<Name extends string>(
  given: Record<Name, string | undefined>,
  why: string,
): given is Record<Name, string> {
  const names = Object.keys(given) as Name[]
  const missing = names.filter((name) => given[name] === undefined)
  if (missing.length > 0 && missing.length < names.length)
    throw new Error(`${missing.join(', ')}: must be given too (${why})`)
  return missing.length === 0
}
