import { useEffect, useRef } from 'react'

type Sdk = { ToggleInfoDisplay?(): void }
const STUB = 'https://cdn.cookielaw.org/scripttemplates/otSDKStub.js'
const STUB_ID = 'onetrust-stub'

type Props = { id: string; asked: boolean; onShown(): void }

/**
 * Hands the question over to OneTrust: its script asks, writes the same cookie, and reports changes
 * (`OneTrustGroupsUpdated`). The footer's link opens its panel.
 */
export function OneTrust({ id, asked, onShown }: Props) {
  useEffect(() => {
    if (document.getElementById(STUB_ID)) return
    const script = document.createElement('script')
    Object.assign(script, { id: STUB_ID, src: STUB, async: true })
    script.dataset.domainScript = id
    script.dataset.documentLanguage = 'true'
    document.head.append(script)
  }, [id])

  const shown = useRef(onShown)
  shown.current = onShown
  useEffect(() => {
    if (!asked) return
    const { OneTrust: sdk } = window as { OneTrust?: Sdk }
    sdk?.ToggleInfoDisplay?.()
    shown.current()
  }, [asked])
  return null
}
