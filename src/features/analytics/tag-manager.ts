import { consentMode } from '../../domain/consent/consent-mode.ts'
import { nothing } from '../../domain/consent/consent.ts'
import { consentNow, onConsent } from './consent-state.ts'
import { dataLayer, forgetUnconsented } from './push.ts'

const HOST = 'https://www.googletagmanager.com'
/** How long Google's tags wait for the second signal; it follows at once. */
const WAIT_MS = 500

/** Google reads its commands only as an `arguments` object, never as a list. */
function command(..._words: unknown[]): void {
  dataLayer().push(arguments)
}

/** Loads the container, when the browser has nothing better to do, with Consent Mode v2's signals before it. */
export function startTagManager(id: string): void {
  forgetUnconsented()
  command('consent', 'default', { ...consentMode(nothing), wait_for_update: WAIT_MS })
  command('consent', 'update', consentMode(consentNow().choice))
  let sent = JSON.stringify(consentNow().choice)
  onConsent(() => {
    const { choice } = consentNow()
    if (JSON.stringify(choice) === sent) return
    sent = JSON.stringify(choice)
    command('consent', 'update', consentMode(choice))
  })
  dataLayer().push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  whenIdle(() => {
    const script = document.createElement('script')
    script.async = true
    script.src = `${HOST}/gtm.js?id=${encodeURIComponent(id)}`
    document.head.append(script)
  })
}

const whenIdle = (run: () => void) =>
  'requestIdleCallback' in window ? void window.requestIdleCallback(run, { timeout: 2000 }) : void setTimeout(run, 200)
