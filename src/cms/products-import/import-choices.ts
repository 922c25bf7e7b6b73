import { z } from 'zod'
import { locales, type Locale } from '../../domain/locale.ts'

/** What a person chooses for an export of Shopify (server/catalog/given-products.ts). */
export type Choices = { language: Locale; category: string; create: boolean; hosts: readonly string[] }

/** Under which name of a person's preferences it is stored. */
export const PREFERENCE = 'shopify-import'
const remembered = z.object({ language: z.enum(locales), create: z.boolean() })

/** What is chosen before anybody chose: as the same person did the last time, else the language of their admin. */
export function firstChoices(locale: Locale, preference: unknown): Choices {
  const { data } = remembered.safeParse(preference)
  return { language: data?.language ?? locale, create: data?.create ?? false, category: '', hosts: [] }
}

/** What of it is remembered: a category and where pictures are is of one file. */
export const preferenceOf = ({ language, create }: Choices): z.infer<typeof remembered> => ({ language, create })
