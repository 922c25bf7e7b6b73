'use client'
import { useConfig, useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import type { Choice, ChoiceKind } from '../choices.ts'

/** How long one stops typing before the server is asked, in milliseconds. */
const PAUSE_MS = 250
/** What twenty variants of a product ask for is read once. */
const READ_ANEW_MS = 10_000
const reads = new Map<string, { at: number; choices: Promise<Choice[] | null> }>()

/**
 * What there is to choose, from the server: all of it, or what `query` finds. Undefined until there is an
 * answer, and null where the server gives none.
 */
export function useChoices<Kind extends Choice = Choice>(kind: ChoiceKind, query = ''): Kind[] | null | undefined {
  const { config } = useConfig()
  const { i18n } = useTranslation()
  const [choices, setChoices] = useState<Choice[] | null>()
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
  return choices as Kind[] | null | undefined
}

function read(key: string, address: string): Promise<Choice[] | null> {
  const now = performance.now()
  for (const [old, { at }] of reads) if (now - at >= READ_ANEW_MS) reads.delete(old)
  const known = reads.get(key)
  if (known) return known.choices
  const choices = ask(address)
  reads.set(key, { at: now, choices })
  // What was not answered is asked for anew by the next field.
  void choices.then((found) => !found && reads.get(key)?.choices === choices && reads.delete(key))
  return choices
}

/** Null where the server does not answer, which leaves the field as it is. */
async function ask(address: string): Promise<Choice[] | null> {
  try {
    const answer = await fetch(address, { credentials: 'include' })
    return answer.ok ? ((await answer.json()) as { choices: Choice[] }).choices : null
  } catch {
    return null
  }
}
