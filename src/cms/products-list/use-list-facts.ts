'use client'
import { useConfig } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import type { ListFacts } from './list-facts.ts'
import { postJson } from '../post-json.ts'

/** The ids that were asked for, each with when it was last saved. */
type Asked = Map<string, string>
type Answers = { at: number; asked: Asked; answer: Promise<Record<string, ListFacts>> }

/** Columns of one row ask for the same; a list that is read again, such as after a save, asks anew. */
const READ_ANEW_MS = 2000
let page: Answers | undefined

/**
 * What the columns of the list show of a product. All rows of a page are asked for by one request: each adds its id
 * before the first is sent.
 * @param savedAt when the product was last saved: after another save it is asked for anew
 */
export function useListFacts(id: string, savedAt: string): ListFacts | undefined {
  const { config } = useConfig()
  const [facts, setFacts] = useState<ListFacts>()
  const address = `${config.routes.api}/products/list-facts`
  useEffect(() => {
    let isCurrent = true
    void factsOf(address, id, savedAt).then((found) => isCurrent && setFacts(found[id]))
    return () => {
      isCurrent = false
    }
  }, [address, id, savedAt])
  return facts
}

function factsOf(address: string, id: string, savedAt: string): Promise<Record<string, ListFacts>> {
  const now = performance.now()
  if (!page || now - page.at > READ_ANEW_MS || (isSent(page) && page.asked.get(id) !== savedAt)) {
    const asked: Asked = new Map()
    page = { at: now, asked, answer: Promise.resolve().then(() => ask(address, asked)) }
  }
  page.asked.set(id, savedAt)
  return page.answer
}

const sent = new WeakSet<Asked>()
const isSent = ({ asked }: Answers) => sent.has(asked)

async function ask(address: string, asked: Asked): Promise<Record<string, ListFacts>> {
  // Effects of all rows run before timers do.
  await new Promise((resolve) => setTimeout(resolve))
  sent.add(asked)
  try {
    const answer = await postJson(address, { ids: [...asked.keys()] })
    return answer.ok ? ((await answer.json()) as { facts: Record<string, ListFacts> }).facts : {}
  } catch {
    return {}
  }
}
