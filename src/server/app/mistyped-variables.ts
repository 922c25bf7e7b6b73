import { closestMatch } from 'leven'

/** Two letters that changed places count as two. */
const MOST_EDITS = 2
/** A shorter name is near too many others. */
const SHORTEST = 6

/**
 * Names of the environment that are nearly those of the shop’s variables, each with the one that was meant: whatever is
 * set by them is not, and nothing else says so.
 */
export function mistypedVariables(
  given: Record<string, string | undefined>,
  known: readonly string[],
): { name: string; meant: string }[] {
  const own = new Set(known)
  return Object.keys(given).flatMap((name) => {
    if (own.has(name) || name.length < SHORTEST || !given[name]) return []
    const meant = closestMatch(name, known, { maxDistance: MOST_EDITS })
    return meant !== undefined && given[meant] === undefined ? [{ name, meant }] : []
  })
}
