import { z } from 'zod'

/** How many pictures are put into a folder at once. */
export const MOST_MOVED = 1000

/** The folders by name, with how many pictures are in each and in none. */
export const foldersAnswer = z.object({
  none: z.number(),
  folders: z.array(z.object({ id: z.number(), name: z.string(), pictures: z.number() })),
})

/** Documents that show a picture; `kind` in the words of whoever asks, `path` below the admin. */
export const usesAnswer = z.object({
  uses: z.array(z.object({ kind: z.string(), title: z.string(), path: z.string() })),
})
export type Use = z.infer<typeof usesAnswer>['uses'][number]
