'use client'
import { useConfig, useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import type { Choice, ChoiceKind } from '../choices.ts'

/** How long one stops typing before the server is asked, in milliseconds. */
const PAUSE_MS = 250
/** What twenty variants of a product ask for is read once. */
const READ_ANEW_MS = 10_000
const reads = new Map<string, { at: number; choices: Promise<Choice[]> }>()

/** What there is to choose, from the server: all of it, or what `query` finds. Undefined until there is an answer. */
export function useChoices<Kind extends Choice = Choice>(kind: ChoiceKind, query = ''): Kind[] | undefined {
  const { config } = useConfig()
  const { i18n } = useTranslation()
  const [choices, setChoices] = useState<Choice[]>()
  const address = `${config.routes.api}/choices/${kind}${query && `?${query}`}`
  useEffect(() => {
    let isCurrent = true
    const timer = setTimeout(
      () => void read(`${i18n.language} ${address}`, address).then((found) => isCurrent && setChoices(found)),
      query ? PAUSE_MS : 0,
    )
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [address, query, i18n.language])
  return choices as Kind[] | undefined
}

function read(key: string, address: string): Promise<Choice[]> {
  const now = performance.now()
  for (const [old, { at }] of reads) if (now - at >= READ_ANEW_MS) reads.delete(old)
  const known = reads.get(key)
  if (known) return known.choices
  const choices = ask(address)
  reads.set(key, { at: now, choices })
  return choices
}

/** What the server does not answer leaves the field as it is, with nothing to choose. */
async function ask(address: string): Promise<Choice[]> {
  try {
    const answer = await fetch(address, { credentials: 'include' })
    return answer.ok ? ((await answer.json()) as { choices: Choice[] }).choices : []
  } catch {
    return []
  }
}
