import { z } from 'zod'

/** Why the API of the admin refused something, in the language of its user. */
export const refused = z.object({ message: z.string() })

/** The same where several things may be wrong. */
export const refusedProblems = z.object({ problems: z.array(z.string()) })
