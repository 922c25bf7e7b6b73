import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { kinds } from '../src/server/testing/xss-kinds.ts'

test.use({ reducedMotion: 'no-preference' })

/** Payloads of DOMPurify's own tests; they are laid out beside the repository and are not part of it. */
const file = path.resolve('../shared/fixtures/security/xss-payloads.json')
const payloads = existsSync(file)
  ? (JSON.parse(readFileSync(file, 'utf8')) as { payload: string }[]).map(({ payload }) => payload)
  : []

/** The function payloads call to show that they ran; each is a canary in the page. */
const calls = ['alert', 'confirm', 'prompt', 'print', 'xss']

// acceptance 100, 101: in a real browser, through every kind of the gate
for (const [kind, make] of Object.entries(kinds)) {
  test(`@desktop kind ${kind}: no public payload runs any of its code`, async ({ page }) => {
    test.skip(payloads.length === 0, 'skipped: ../shared/fixtures/security/xss-payloads.json is not here')
    const asked: string[] = []
    await page.route('**/*', (route) => {
      asked.push(route.request().url())
      return route.fulfill({
        status: 200,
        contentType: 'text/html',
        body: '<!doctype html><title>Canary</title><main></main>',
      })
    })
    await page.addInitScript((names) => {
      const ran: string[] = []
      Object.assign(window, { ran })
      for (const name of names)
        Object.assign(window, { [name]: (what: unknown) => void ran.push(`${name}(${String(what)})`) })
      addEventListener('securitypolicyviolation', (event) => void ran.push(`policy ${event.violatedDirective}`))
    }, calls)
    await page.goto('http://canary.test/')
    asked.length = 0

    const found = await page.evaluate(
      async (all) => {
        const main = document.querySelector('main')!
        const ran = (window as unknown as { ran: string[] }).ran
        const findings: string[] = []
        for (const [payload, html] of all) {
          main.innerHTML = html
          // Handlers that need interaction: every element is pressed, focused and entered, with nothing led away.
          for (const element of main.querySelectorAll<HTMLElement>('*')) {
            element.addEventListener('click', (event) => event.preventDefault(), { once: true })
            for (const type of [
              'click',
              'focus',
              'mouseover',
              'pointerenter',
              'toggle',
              'error',
              'load',
              'animationend',
            ])
              element.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }))
          }
          await new Promise((resolve) => setTimeout(resolve, 5))
          for (const what of ran.splice(0)) findings.push(`${what} from ${payload}`)
          if (typeof document.cookie !== 'string' || document.querySelector('main') !== main)
            findings.push(`the document is no longer its own: ${payload}`)
        }
        return findings
      },
      payloads.map((payload) => [payload, make(payload)] as const),
    )

    expect(found).toEqual([])
    // Only listed video sites may be asked, and only by frames.
    expect(
      asked.filter((url) => !url.startsWith('https://player.vimeo.com/') && !url.startsWith('https://www.youtube')),
    ).toEqual([])
  })
}

test('@desktop the canary sings when something does run', async ({ page }) => {
  await page.route('**/*', (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><main></main>' }),
  )
  await page.goto('http://canary.test/')
  const ran = await page.evaluate(async () => {
    let logged = ''
    Object.assign(window, { alert: (what: unknown) => void (logged = String(what)) })
    document.querySelector('main')!.innerHTML = '<img src="data:," onerror="alert(1)">'
    await new Promise((resolve) => setTimeout(resolve, 50))
    return logged
  })
  expect(ran).toBe('1')
})
