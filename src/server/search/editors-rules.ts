import type { Payload } from 'payload'
import { ruleFromDoc, synonymFromDoc } from '../../cms/from-doc/search-rule.ts'
import { locales } from '../../domain/locale.ts'
import { toSearchRule, toSearchSynonym } from '../../domain/search/editor-rule.ts'
import { productIndex } from '../../domain/search/search-request.ts'
import type { Engine } from '../../search-engine/index.ts'
import { rowsOf, sql, sqlList } from '../database/database.ts'
import { readAll } from '../database/read-all.ts'
import { synonymsOf } from './index-settings.ts'

/** The collections whose changes concern every query. */
export const editedCollections = ['search-rules', 'search-synonyms'] as const

/** Gives the indexes the synonyms and rules of editors beside those of the shop. Writes only what differs. */
export async function applyEditors(engine: Engine, payload: Payload): Promise<void> {
  const [ruleDocs, synonymDocs] = [
    await readAll(payload, 'search-rules', { sort: 'id' }),
    await readAll(payload, 'search-synonyms', { sort: 'id' }),
  ]
  const codes = await codesOf(payload, ruleDocs.flatMap(({ products }) => products ?? []).map(Number))
  const rules = ruleDocs.flatMap((doc) => ruleFromDoc(doc, (id) => codes.get(id)))
  const synonyms = synonymDocs.flatMap(synonymFromDoc)
  for (const locale of locales) {
    const own = engine.existing(productIndex(locale))
    const [wantedRules, wantedSynonyms] = [
      rules.flatMap((rule) => (rule.language === locale ? (toSearchRule(rule) ?? []) : [])),
      [
        ...synonymsOf(locale),
        ...synonyms.flatMap((synonym) => (synonym.language === locale ? (toSearchSynonym(synonym) ?? []) : [])),
      ],
    ]
    const index = engine.index(own.name)
    if (JSON.stringify([...own.rules.values()]) !== JSON.stringify(wantedRules))
      await index.saveRules(wantedRules, { replace: true, forward: true })
    if (JSON.stringify([...own.synonyms.values()]) !== JSON.stringify(wantedSynonyms))
      await index.saveSynonyms(wantedSynonyms, { replace: true, forward: true })
  }
}

async function codesOf(payload: Payload, ids: number[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await rowsOf(payload)<{ id: number | string; code: string }>(
    sql`select id, code from products where id in (${sqlList(ids)})`,
  )
  return new Map(rows.map(({ id, code }) => [String(id), code]))
}
