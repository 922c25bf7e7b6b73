import { readdirSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import type { Locale } from '../src/domain/locale.ts'
import { megaMenuTypes } from '../src/domain/navigation/menu.ts'
import { readYaml } from './read.ts'

/** Titles are read by shoppers: no straight quotes. */
const title = z
  .string()
  .trim()
  .min(1)
  .max(50)
  .refine((text) => !/["']/.test(text), 'typographic quotes and apostrophes only')
const url = z.string().regex(/^\/(?!\/|en(\/|$)|fr(\/|$))\S*$/, 'a path without /en or /fr')
const link = z.strictObject({ title, url })
const paidLink = link.extend({ coopBrand: z.string().min(1).optional() })
const item = paidLink.extend({ links: z.array(paidLink).default([]) })
const topItem = item.omit({ links: true }).extend({
  megaMenu: z.enum(megaMenuTypes).optional(),
  groups: z.array(link).default([]),
  items: z.array(item).default([]),
})

export type SeedMenuLink = z.infer<typeof paidLink>
export type SeedMenuItem = z.infer<typeof item>
/** A top item of the main menu, a link of the help menu or a column of the footer; only the first has a mega-menu. */
export type SeedMenu = z.infer<typeof topItem>

/** The main menu of a language, in the order of its files. Throws with file and place on the first damaged file. */
export const readMenus = (locale: Locale): SeedMenu[] =>
  readdirSync(path.join(process.env.APP_ROOT ?? process.cwd(), 'seed/menus', locale))
    .filter((file) => file.endsWith('.yaml'))
    .sort()
    .map((file) => read(`menus/${locale}/${file}`, topItem.required({ megaMenu: true })))

/** The links of the help menu. */
export const readHelpMenu = (locale: Locale): SeedMenu[] => read(`menus/help.${locale}.yaml`, z.array(topItem))

/** The columns of the footer. */
export const readFooterMenu = (locale: Locale): SeedMenu[] => read(`menus/footer.${locale}.yaml`, z.array(topItem))

function read<T>(file: string, schema: z.ZodType<T>): T {
  const parsed = schema.safeParse(readYaml(file))
  if (!parsed.success)
    throw new Error(
      parsed.error.issues.map((issue) => `seed/${file} ${issue.path.join('.')}: ${issue.message}`).join('\n'),
    )
  return parsed.data
}
