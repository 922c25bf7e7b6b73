'use client'
import { useConfig } from '@payloadcms/ui'
import { useEffect, useState } from 'react'

/** How long one stops typing before the server is asked, in milliseconds. */
const PAUSE_MS = 300

/** `message`: why the server refuses, where it says so. */
type Answered<T> = { answer?: T; failed?: boolean; message?: string }

/**
 * What the server answers to `asked`, a text of JSON, once it has not changed for a moment; nothing is asked without.
 */
export function useAnswer<T>(path: string, asked: string | undefined): Answered<T> {
  const { config } = useConfig()
  const [state, setState] = useState<Answered<T>>({})
  const address = `${config.routes.api}${path}`
  useEffect(() => {
    setState({})
    if (asked === undefined) return undefined
    const leave = new AbortController()
    const timer = setTimeout(() => {
      const headers = { 'content-type': 'application/json' }
      fetch(address, { method: 'POST', headers, credentials: 'include', body: asked, signal: leave.signal })
        .then(async (answer) => {
          if (answer.ok) return setState({ answer: (await answer.json()) as T })
          return setState({ failed: true, message: ((await answer.json()) as { message?: string }).message })
        })
        .catch(() => leave.signal.aborted || setState({ failed: true }))
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      leave.abort()
    }
  }, [address, asked])
  return state
}
