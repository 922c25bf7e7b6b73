import type { Payload } from 'payload'
import { sql, type Rows } from '../database/database.ts'
import { PRODUCT_PAGES, recordChange } from '../feed/changes.ts'

/** Takes a person out of what they asked: the name and the address. The question and its answer stay, of nobody. */
export async function anonymizeQuestions(payload: Payload, rows: Rows, person: string): Promise<void> {
  const products = await rows<{ code: string }>(sql`
    select distinct p.code from questions q join products p on p.id = q.product_id where q.person = ${person}`)
  await rows(sql`
    update questions set author = '', email = null, person = null, mail_state = 'none', consent = null, address_until = null
    where person = ${person} returning id`)
  for (const { code } of products) await recordChange(payload, rows, { target: PRODUCT_PAGES, docId: code })
}
