'use client'
import { useConfig } from '@payloadcms/ui'
import { useEffect, useState } from 'react'

/** How long one stops typing before the server is asked, in milliseconds. */
const PAUSE_MS = 300

/**
 * What the server answers to `asked`, a text of JSON, once it has not changed for a moment; nothing is asked without.
 */
export function useAnswer<T>(path: string, asked: string | undefined): { answer?: T; failed?: boolean } {
  const { config } = useConfig()
  const [state, setState] = useState<{ answer?: T; failed?: boolean }>({})
  const address = `${config.routes.api}${path}`
  useEffect(() => {
    setState({})
    if (asked === undefined) return undefined
    const leave = new AbortController()
    const timer = setTimeout(() => {
      const headers = { 'content-type': 'application/json' }
      fetch(address, { method: 'POST', headers, credentials: 'include', body: asked, signal: leave.signal })
        .then(async (answer) => setState(answer.ok ? { answer: (await answer.json()) as T } : { failed: true }))
        .catch(() => leave.signal.aborted || setState({ failed: true }))
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      leave.abort()
    }
  }, [address, asked])
  return state
}
