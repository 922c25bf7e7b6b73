import type { Payload } from 'payload'
import { allowed, type Role } from '../../cms/access/permissions.ts'
import { locales, type Locale } from '../../domain/locale.ts'
import { rowsOf, sql } from '../database/database.ts'
import { startPages } from '../start/start-content.ts'

/** One of them, as *To do* shows it. */
type FirstStep = { what: string; count: number; href: string }

/** What a shop that began empty still lacks, in each language, once it has something to sell. */
export async function firstSteps(payload: Payload, role: Role | undefined): Promise<FirstStep[]> {
  const rows = rowsOf(payload)
  if ((await rows(sql`select id from products where _status = 'published' limit 1`)).length === 0) return []
  const found: FirstStep[] = []
  for (const locale of locales) {
    if (allowed(role, 'menus', 'create')) {
      const [item] = await rows(
        sql`select id from menus where placement = 'main' and language = ${locale} and _status = 'published' limit 1`,
      )
      if (!item) found.push({ what: `menu_${locale}`, count: 1, href: '/admin/collections/menus' })
    }
    if (allowed(role, 'pages', 'update')) {
      const id = await homeWithFirstText(payload, locale)
      if (id !== undefined)
        found.push({ what: `home_${locale}`, count: 1, href: `/admin/collections/pages/${id}?locale=${locale}` })
    }
  }
  return found
}

/** The home page, where shoppers still read there what a shop that begins empty says. */
async function homeWithFirstText(payload: Payload, locale: Locale): Promise<number | string | undefined> {
  const { docs } = await payload.find({
    collection: 'pages',
    where: { key: { equals: 'home' }, _status: { equals: 'published' } },
    locale,
    depth: 0,
    overrideAccess: true,
  })
  const first = startPages.find(({ key }) => key === 'home')?.text[locale]
  const [home] = docs
  const isFirst = home?.layout?.some(
    (block) => block.blockType === 'markdowncopy' && block.copy?.some(({ text }) => text === first),
  )
  return isFirst ? home?.id : undefined
}
