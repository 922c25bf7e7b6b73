import { expect, type Page, type Request } from '@playwright/test'

/**
 * Milliseconds without an answer after which a form rests: a change is saved after 800, and nothing follows its save.
 */
const [REST, REST_ONCE_SAVED] = [1000, 250]
/** Milliseconds after which a request counts as forgotten, such as one of a page that was left. */
const FORGOTTEN = 15_000

/** Waits until the forms of a page are idle: a response still in flight would restore their earlier values. */
export function quietness(page: Page): () => Promise<void> {
  const open = new Map<Request, number>()
  let last = Date.now()
  let rest = REST
  const ended = (request: Request) => {
    open.delete(request)
    last = Date.now()
    if (request.url().includes('autosave=true')) rest = REST_ONCE_SAVED
  }
  page.on('request', (request) => void open.set(request, Date.now()))
  page.on('requestfinished', ended)
  page.on('requestfailed', ended)
  const underWay = () =>
    [...open].filter(([, since]) => Date.now() - since < FORGOTTEN).map(([request]) => request.url())
  return async () => {
    // The last action may send its request a moment later.
    last = Date.now()
    rest = REST
    await expect
      .poll(() => (Date.now() - last < rest ? 'an answer has just come' : underWay()), {
        timeout: 45_000,
        intervals: [100],
      })
      .toEqual([])
  }
}
